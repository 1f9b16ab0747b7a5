export { InvoiceDialog, type InvoiceDialogProps, type InvoiceFacts } from './InvoiceDialog.tsx'
