export { CorrectionDialog, type CorrectionRequest, type CorrectionDialogProps } from './CorrectionDialog.tsx'
