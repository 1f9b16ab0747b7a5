import type { NoticeChannel, NoticeTopic, QuietHours } from '@press/domain'

export interface ChosenTopic {
  topic: NoticeTopic
  on: Readonly<Record<NoticeChannel, boolean>>
}

export interface NotificationSettingsRow {
  /** What the person's role can be told of, in the order of the screen. */
  topics: readonly ChosenTopic[]
  quiet: QuietHours
}

export interface DailyLetterRow {
  subject: string
  lead: string
  /** `yyyy-mm-dd` */
  day: string
  parts: readonly {
    key: 'waits' | 'changed' | 'money'
    rows: readonly { text: string; note: string; path: string }[]
    /** How many there are beside these. */
    more: number
  }[]
}

/** What this browser may do: `default` was never asked, `off` was allowed and is not wanted. */
export type BrowserNotices = 'default' | 'granted' | 'denied' | 'off' | 'unsupported'
