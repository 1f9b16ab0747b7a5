export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'
export { datePresets, presetRange, type DatePreset, type DateRange } from './presets.ts'
