export * from '../patterns/SettingsPanel/index.ts'
