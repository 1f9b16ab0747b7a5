export { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings.tsx'
export type { BrowserNotices, ChosenTopic, DailyLetterRow, NotificationSettingsRow } from './types.ts'
