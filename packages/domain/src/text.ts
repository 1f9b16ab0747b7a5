/** Text as it is compared: without regard to case, `ё` and runs of spaces. */
export const folded = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').trim().replace(/\s+/g, ' ')

/** Whether a text is an address of the web. */
export const isLink = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text)
