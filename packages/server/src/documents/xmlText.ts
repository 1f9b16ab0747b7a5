/** Characters that XML 1.0 has no way to write. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

/** A text without what no file of XML may hold: Word opens none that does. */
export const xmlText = (text: string): string => text.replace(unwritable, '')
