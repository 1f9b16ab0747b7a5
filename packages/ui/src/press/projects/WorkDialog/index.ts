export { WorkDialog, type WorkDialogProps } from './WorkDialog.tsx'
export type { WorkBody } from '../work-values.ts'
