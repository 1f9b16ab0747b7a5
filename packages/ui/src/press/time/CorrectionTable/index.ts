export { CorrectionTable, type CorrectionActions, type CorrectionTableProps } from './CorrectionTable.tsx'
export { RefuseCorrectionDialog, type RefuseCorrectionDialogProps } from './RefuseCorrectionDialog.tsx'
