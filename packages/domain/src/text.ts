/** Text as it is compared: without regard to case, `ё` and runs of spaces. */
export const folded = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').trim().replace(/\s+/g, ' ')
