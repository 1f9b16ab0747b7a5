export { StatementImportDialog, type StatementImportDialogProps } from './StatementImportDialog.tsx'
