import type { QuietHours } from './quiet-hours.ts'
import type { NotificationChannel, NotificationTopic } from './topics.ts'

/** A topic with its channels and whether each is on for the person. */
export interface ChosenTopic {
  topic: NotificationTopic
  on: Record<NotificationChannel, boolean>
}

export interface NotificationSettingsRow {
  /** The topics of the person's role, in the order of the screen. */
  topics: ChosenTopic[]
  quiet: QuietHours
  /** The address that letters are sent to. */
  email: string
}

/** A preview of the daily letter. */
export interface DailyLetterRow {
  subject: string
  /** The greeting and the first sentence. */
  lead: string
  /** The day it is sent. */
  day: string
  parts: {
    key: 'waits' | 'changed' | 'money'
    rows: { text: string; note: string; path: string }[]
    /** The number of omitted rows. */
    more: number
  }[]
}
