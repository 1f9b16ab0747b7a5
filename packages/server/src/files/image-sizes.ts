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
/** What came of it: how large the image is, upright, or why there is none. */
export interface ImageAnswer {
  width?: number
  height?: number
  problem?: 'unreadable' | 'tooManyPixels' | undefined
}

/** A page of a document is shown in one size; what is signed says which page. */
export type PageSize = `page${number}`
export const pageSize = (page: number): PageSize => `page${page}`
/** The page that a size names; undefined where it names a size of an image. */
export const pageIn = (size: string): number | undefined => {
  const page = Number(/^page(\d+)$/.exec(size)?.[1])
  return page > 0 ? page : undefined
}
