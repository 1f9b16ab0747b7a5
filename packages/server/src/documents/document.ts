import type { Content } from 'pdfmake'

/** A document of the press that is ready for layout. It consists of plain data, so that it can be sent to the layout thread. */
export interface PressDocument {
  /** The title in the file's metadata, which screen readers announce. */
  title: string
  /** The language of the document, as a BCP 47 tag. */
  lang: string
  content: Content[]
  /** The page layout. `form` has narrow margins, and `wide` is landscape for state forms. @default 'letter' */
  page?: 'letter' | 'form' | 'wide'
  foot: {
    /** The text at the start of every page's footer. */
    words: string
    /** The text at the end of the footer: «стр. {page} из {pages}». */
    pages: string
  }
}
