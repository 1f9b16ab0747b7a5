import { addDays } from '../dates/dates.ts'

/**
 * The number of days to pay an invoice when nothing else was agreed (our rule). `taxInvoiceDeadlineDays` is the number of days
 * after a delivery to issue the electronic tax invoice.
 */
export const paymentTermDays = 10
export const taxInvoiceDeadlineDays = 15

/** Returns the due date of an invoice. */
export const getInvoiceDueDate = (invoiceDate: string): string => addDays(invoiceDate, paymentTermDays)

/** Returns the last day to issue the electronic tax invoice for a delivery. */
export const getTaxInvoiceDeadline = (deliveredOn: string): string => addDays(deliveredOn, taxInvoiceDeadlineDays)
