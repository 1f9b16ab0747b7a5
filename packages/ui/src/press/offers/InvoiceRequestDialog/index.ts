export { InvoiceRequestDialog, type InvoiceRequest, type InvoiceRequestDialogProps } from './InvoiceRequestDialog.tsx'
