export {
  TableImportDialog,
  type TableImportDialogProps,
  type TableImportReport,
  type TableImportTexts,
} from './TableImportDialog.tsx'
