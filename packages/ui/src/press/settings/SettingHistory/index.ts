export { SettingHistory, type SettingHistoryProps } from './SettingHistory.tsx'
