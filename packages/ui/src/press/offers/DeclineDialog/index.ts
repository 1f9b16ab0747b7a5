export { DeclineDialog, type DeclineDialogProps } from './DeclineDialog.tsx'
