export { TurnoverDialog, type TurnoverDialogProps } from './TurnoverDialog.tsx'
export type { LineStock, Turnover, TurnoverAct, TurnoverEntry } from '../types.ts'
