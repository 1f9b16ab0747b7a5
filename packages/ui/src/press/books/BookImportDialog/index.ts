export { BookImportDialog, type BookImportDialogProps } from './BookImportDialog.tsx'
