export { MemorandumDialog, type MemorandumDialogProps, type MemorandumFormValues } from './MemorandumDialog.tsx'
