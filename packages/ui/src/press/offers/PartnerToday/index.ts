export { PartnerToday, type PartnerTodayProps } from './PartnerToday.tsx'
export { PayDialog, type PayDialogProps } from './PayDialog.tsx'
export type { PartnerTodayIntents, PartnerTodayLinks } from './types.ts'
