import type { BookLanguage } from '@press/domain'

const tags: Record<BookLanguage, string | undefined> = { kz: 'kk', ru: 'ru', en: 'en', other: undefined }

/** A book's language as a `lang` value; undefined for one that the press does not name. */
export const bookLang = (language: BookLanguage): string | undefined => tags[language]
