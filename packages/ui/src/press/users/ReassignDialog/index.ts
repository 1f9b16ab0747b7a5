export { ReassignDialog, type ReassignDialogProps } from './ReassignDialog.tsx'
