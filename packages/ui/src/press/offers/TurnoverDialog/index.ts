export { TurnoverDialog, type TurnoverDialogProps } from './TurnoverDialog.tsx'
export type { TurnoverAct, TurnoverEntry } from '../turnover-types.ts'
