/** Trimmed formats, sheet fraction first: the greatest size in mm (GOST 5773-90). */
export const bookFormats = {
  '60×84/16': [145, 200],
  '60×90/16': [145, 215],
  '70×90/16': [170, 215],
  '70×100/16': [170, 240],
  '84×108/32': [130, 200],
  '84×108/16': [205, 260],
  '60×84/8': [205, 290],
  '60×90/8': [220, 290],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
} as const satisfies Record<string, readonly [width: number, height: number]>
export type BookFormat = keyof typeof bookFormats
export const bookFormatKeys = Object.keys(bookFormats) as BookFormat[]
