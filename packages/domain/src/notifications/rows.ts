import type { QuietHours } from './quiet-hours.ts'
import type { NotificationChannel, NotificationTopic } from './topics.ts'

/** A topic with the channels that the person has switched on. */
export interface ChosenTopic {
  topic: NotificationTopic
  on: Record<NotificationChannel, boolean>
}

/** A person's notification settings. */
export interface NotificationSettingsRow {
  /** The topics of the person's role, in the order of the screen. */
  topics: ChosenTopic[]
  quiet: QuietHours
  /** Where letters are sent. */
  email: string
}

/** A preview of the daily letter. */
export interface DailyLetterRow {
  subject: string
  /** The greeting and the first sentence. */
  lead: string
  /** When it is sent. */
  day: string
  parts: {
    key: 'waits' | 'changed' | 'money'
    rows: { text: string; note: string; path: string }[]
    /** How many rows are left out. */
    more: number
  }[]
}
