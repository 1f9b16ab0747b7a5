export { TurnoverDialog, type TurnoverDialogProps } from './TurnoverDialog.tsx'
export type { Turnover, TurnoverAct, TurnoverEntry } from '../types.ts'
