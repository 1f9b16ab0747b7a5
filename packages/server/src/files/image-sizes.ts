/** Widths in pixels; images are never enlarged. */
export const imageSizes = { thumb: 112, cover: 264, full: 1200 } as const
export type ImageSize = keyof typeof imageSizes

export const getSizedPath = (path: string, size: ImageSize): string => `${path}.${size}.webp`

/** A job for the image process: the path, the pixel limit, and whether to clean the original too. */
export interface ImageJob {
  path: string
  pixels: number
  original: boolean
}
/** The result: the size of the upright image, or the reason for the failure. */
export interface ImageAnswer {
  width?: number
  height?: number
  problem?: 'unreadable' | 'tooManyPixels' | undefined
}

/** The size of a document page. Each page has a separate size, so that a URL is signed for one page. */
export type PageSize = `page${number}`
export const toPageSize = (page: number): PageSize => `page${page}`
/** Returns the page number in a size; undefined if the size is an image size. */
export const parsePageSize = (size: string): number | undefined => {
  const page = Number(/^page(\d+)$/.exec(size)?.[1])
  return page > 0 ? page : undefined
}
