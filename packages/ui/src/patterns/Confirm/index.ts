export { LossList } from './LossList.tsx'
export { TypedConfirmDialog, type TypedConfirmDialogProps } from './TypedConfirmDialog.tsx'
export { useConfirm, type Confirm, type Question } from './useConfirm.tsx'
