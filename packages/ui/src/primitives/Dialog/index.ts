export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
export { Dialog, dialogSizes, type DialogProps, type DialogSize } from './Dialog.tsx'
