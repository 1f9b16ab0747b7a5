export { ChangeDialog, type ChangeDialogProps } from './ChangeDialog.tsx'
