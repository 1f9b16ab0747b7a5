/** A page of a document, as it is read: its size in points and its words. */
export interface PageText {
  width: number
  height: number
  text: string
}

/** Where the words of a document's pages lie, and the picture of one; pages count from 1. */
export const textsPath = (path: string): string => `${path}.pages.json`
export const picturePath = (path: string, page: number): string => `${path}.page${page}.webp`

/** One document for the page process: read whole, or one of its pages drawn. */
export interface PageJob {
  path: string
  page: number | null
}
/** What came of it: how many pages there are. */
export interface PageAnswer {
  pages: number
}
