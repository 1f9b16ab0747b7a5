export {
  SuspiciousStatementError as SuspiciousStatementError,
  StatementImportDialog,
  type StatementImportDialogProps,
} from './StatementImportDialog.tsx'
