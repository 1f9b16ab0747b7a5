export { WriteOffDialog, type WriteOff, type WriteOffDialogProps } from './WriteOffDialog.tsx'
export type { BookStock } from '../wire.ts'
