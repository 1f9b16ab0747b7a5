export { SettingsLayout, type SettingsLayoutProps, type SettingsLink } from './SettingsLayout.tsx'
