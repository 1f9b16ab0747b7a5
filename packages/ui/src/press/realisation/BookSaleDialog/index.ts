export { BookSaleDialog, type BookSaleDialogProps } from './BookSaleDialog.tsx'
