import { addDays } from '../dates.ts'

/** Days that a bill is paid in where nothing else was agreed (ours), and those for the electronic tax invoice after delivery. */
export const paymentTermDays = 10
export const taxInvoiceDeadlineDays = 15

/** Until when a bill is to be paid. */
export const getInvoiceDueDate = (invoiceDate: string): string => addDays(invoiceDate, paymentTermDays)

/** Until when the electronic tax invoice of what was delivered is to be issued. */
export const getTaxInvoiceDeadline = (delivered: string): string => addDays(delivered, taxInvoiceDeadlineDays)
