import type { PressSide } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import type { Translate } from '../texts.ts'

/** The language of a document, and its formats of figures and days. */
export interface DocumentContext {
  t: Translate
  locale: Locale
  /** The day on which the document is created. */
  today: string
  /** The press on the day of the document, in its language. */
  press: PressSide
}
