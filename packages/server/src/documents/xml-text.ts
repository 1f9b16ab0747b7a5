/** Characters that XML 1.0 does not allow. */
const forbiddenCharacters = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

/** Removes the characters that XML 1.0 forbids, because Word cannot open a file that contains them. */
export const toXmlText = (text: string): string => text.replace(forbiddenCharacters, '')
