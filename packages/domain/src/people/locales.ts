/** Languages that the press writes letters and papers in. */
export const letterLocales = ['kz', 'ru', 'en'] as const
export type LetterLocale = (typeof letterLocales)[number]
