import type { BookLanguage } from '@press/domain'

const languageTags: Record<BookLanguage, string | undefined> = { kz: 'kk', ru: 'ru', en: 'en', other: undefined }

/** Returns a book's language as a `lang` value; undefined for a language that the press does not list. */
export const getBookLang = (language: BookLanguage): string | undefined => languageTags[language]
