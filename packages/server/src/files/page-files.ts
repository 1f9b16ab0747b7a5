/** The content of a document page: its size in points and its words. */
export interface PageText {
  width: number
  height: number
  text: string
}

/** The paths of a document's page texts and of a page picture; pages count from 1. */
export const getTextsPath = (path: string): string => `${path}.pages.json`
export const getPicturePath = (path: string, page: number): string => `${path}.page${page}.webp`

/** A job for the page process: read a whole document, or draw one of its pages. */
export interface PageJob {
  path: string
  page: number | null
}
/** The result: the number of pages. */
export interface PageAnswer {
  pages: number
}
