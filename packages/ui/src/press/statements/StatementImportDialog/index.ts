export {
  SuspiciousStatementError,
  StatementImportDialog,
  type StatementImportDialogProps,
} from './StatementImportDialog.tsx'
