import { addDays } from '../dates/dates.ts'

/** The number of days in which an invoice must be paid if nothing else was agreed (our rule). */
export const paymentTermDays = 10
/** The number of days after a delivery in which the electronic tax invoice must be issued. */
export const taxInvoiceDeadlineDays = 15

/** Returns the due date of an invoice. */
export const getInvoiceDueDate = (invoiceDate: string): string => addDays(invoiceDate, paymentTermDays)

/** Returns the last day to issue the electronic tax invoice for a delivery. */
export const getTaxInvoiceDeadline = (deliveredOn: string): string => addDays(deliveredOn, taxInvoiceDeadlineDays)
