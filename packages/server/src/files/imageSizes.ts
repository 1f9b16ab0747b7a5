/** Widths in pixels; images are never made larger than they came. */
export const imageSizes = { thumb: 112, cover: 264, full: 1200 } as const
export type ImageSize = keyof typeof imageSizes

export const sizedPath = (path: string, size: ImageSize): string => `${path}.${size}.webp`

/** One image for the image process: where it lies, how many pixels it may have, and whether its original is to be cleaned too. */
export interface ImageJob {
  path: string
  pixels: number
  original: boolean
}
/** What came of it; undefined when all went well. */
export interface ImageAnswer {
  problem?: 'unreadable' | 'tooManyPixels' | undefined
}
