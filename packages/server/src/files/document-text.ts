export interface DocumentTextJob {
  path: string
  mime: string
}

/** What a document says; all of it null for one that cannot be read. */
export interface DocumentText {
  pages: number | null
  page_marks: string[] | null
  text: string | null
}

/** Characters of a text that are kept: a thick book. */
export const maxDocumentTextLength = 2_000_000
