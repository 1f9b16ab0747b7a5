export { DifferenceDialog, type DifferenceDialogProps } from './DifferenceDialog.tsx'
