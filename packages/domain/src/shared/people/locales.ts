/** The languages of letters and documents. */
export const letterLocales = ['kz', 'ru', 'en'] as const
export type LetterLocale = (typeof letterLocales)[number]
