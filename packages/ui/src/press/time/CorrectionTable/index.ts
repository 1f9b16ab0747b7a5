export { CorrectionTable, type CorrectionActs, type CorrectionTableProps } from './CorrectionTable.tsx'
export { RefuseCorrectionDialog, type RefuseCorrectionDialogProps } from './RefuseCorrectionDialog.tsx'
