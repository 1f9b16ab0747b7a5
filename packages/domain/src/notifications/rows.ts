import type { QuietHours } from './quiet-hours.ts'
import type { NotificationChannel, NotificationTopic } from './topics.ts'

/** A notification topic with its channels. For each channel, whether it is on for the person. */
export interface ChosenTopic {
  topic: NotificationTopic
  on: Record<NotificationChannel, boolean>
}

export interface NotificationSettingsRow {
  /** The topics of the person's role, in the order of the screen. */
  topics: ChosenTopic[]
  quiet: QuietHours
  /** The e-mail address to which letters are sent. */
  email: string
}

/** A preview of the daily letter. */
export interface DailyLetterRow {
  subject: string
  /** The greeting and the first sentence. */
  lead: string
  /** The day on which the letter is sent. */
  day: string
  parts: {
    key: 'waits' | 'changed' | 'money'
    rows: { text: string; note: string; path: string }[]
    /** The number of omitted rows. */
    more: number
  }[]
}
