import type { PressSide } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import type { Translate } from '../texts.ts'

/** The data that most documents need: their language, the current day, and the press as a party. */
export interface DocumentContext {
  t: Translate
  locale: Locale
  /** The day on which the document is created. */
  today: string
  /** The press on the day of the document, in its language. */
  press: PressSide
}
