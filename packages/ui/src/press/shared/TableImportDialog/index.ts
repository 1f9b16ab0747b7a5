export {
  TableImportDialog,
  type TableImportDialogProps,
  type TableImportReport,
  type TableImportWords,
} from './TableImportDialog.tsx'
