export { InstalmentsDialog, type InstalmentsDialogProps } from './InstalmentsDialog.tsx'
