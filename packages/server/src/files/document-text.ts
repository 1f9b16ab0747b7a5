export interface DocumentTextJob {
  path: string
  mime: string
}

/** The text of a document; all fields are null if it cannot be read. */
export interface DocumentText {
  pages: number | null
  page_marks: string[] | null
  text: string | null
}

/** The maximum number of characters that are stored of a text; a thick book fits. */
export const maxDocumentTextLength = 2_000_000
