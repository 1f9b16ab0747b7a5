export { StatementDoubt, StatementImportDialog, type StatementImportDialogProps } from './StatementImportDialog.tsx'
