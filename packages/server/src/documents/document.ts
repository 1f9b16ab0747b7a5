import type { Content } from 'pdfmake'

/** A document of the press, ready for layout. It is plain data, so that it can be sent to the layout thread. */
export interface PressDocument {
  /** The title in the file's metadata, which screen readers announce. */
  title: string
  /** BCP 47 language tag. */
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
