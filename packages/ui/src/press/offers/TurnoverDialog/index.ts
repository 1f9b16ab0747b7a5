export { TurnoverDialog, type TurnoverDialogProps } from './TurnoverDialog.tsx'
export type { TurnoverAction, TurnoverEntry } from '../turnover-types.ts'
