export {
  SettingConflict,
  UnsavedSettings,
  type SettingConflictProps,
  type UnsavedSetting,
  type UnsavedSettingsProps,
} from './UnsavedSettings.tsx'
