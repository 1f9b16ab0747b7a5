import type { Content } from 'pdfmake'

/** A document of the press, ready to be set: data alone, so that it can be handed to the thread that sets it. */
export interface PressDocument {
  /** In the file's own description, and what readers announce. */
  title: string
  /** BCP 47. */
  lang: string
  content: Content[]
  /** A form of the state lies across, in narrow margins. @default 'letter' */
  page?: 'letter' | 'form' | 'wide'
  foot: {
    /** At the start of the foot of every page. */
    words: string
    /** At its end: «стр. {page} из {pages}». */
    pages: string
  }
}
