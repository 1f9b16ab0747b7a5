/** Characters that XML 1.0 has no way to write. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

/** A text without the characters that XML forbids. Word can't open a file that has them. */
export const xmlText = (text: string): string => text.replace(unwritable, '')
