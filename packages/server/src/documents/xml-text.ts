/** Characters that XML 1.0 does not allow. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

/** Returns a text without the characters that XML forbids. Word can't open a file with them. */
export const xmlText = (text: string): string => text.replace(unwritable, '')
