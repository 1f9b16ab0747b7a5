export { MemorandumDialog, type MemorandumDialogProps, type MemorandumFilling } from './MemorandumDialog.tsx'
