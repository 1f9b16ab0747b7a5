import { addDays } from '../dates/dates.ts'

/** Days to pay an invoice when nothing else was agreed (our rule), and days to issue the electronic tax invoice after delivery. */
export const paymentTermDays = 10
export const taxInvoiceDeadlineDays = 15

/** Returns the due date of an invoice. */
export const getInvoiceDueDate = (invoiceDate: string): string => addDays(invoiceDate, paymentTermDays)

/** Returns the last day to issue the electronic tax invoice for a delivery. */
export const getTaxInvoiceDeadline = (delivered: string): string => addDays(delivered, taxInvoiceDeadlineDays)
