export { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings.tsx'
export type { BrowserNotifications } from './types.ts'
