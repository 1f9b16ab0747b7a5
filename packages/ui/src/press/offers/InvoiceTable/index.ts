export { InvoiceTable, type InvoiceTableProps } from './InvoiceTable.tsx'
