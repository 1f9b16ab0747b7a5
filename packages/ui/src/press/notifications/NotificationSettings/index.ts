export { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings.tsx'
export type { BrowserNotices } from './types.ts'
