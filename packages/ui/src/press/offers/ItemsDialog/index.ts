export { ItemsDialog, type ItemsDialogProps } from './ItemsDialog.tsx'
