export { menuOrientations, SettingsPanel, type MenuOrientation, type SettingsPanelProps } from './SettingsPanel.tsx'
