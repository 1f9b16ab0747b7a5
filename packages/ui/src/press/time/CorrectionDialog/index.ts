export { CorrectionDialog, type AskedCorrection, type CorrectionDialogProps } from './CorrectionDialog.tsx'
