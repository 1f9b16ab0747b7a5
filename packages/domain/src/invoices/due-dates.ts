import { addDays } from '../dates.ts'

/** Days that a bill is paid in where nothing else was agreed (ours), and those for the electronic tax invoice after delivery. */
export const paymentDays = 10
export const taxInvoiceDays = 15

/** Until when a bill is to be paid. */
export const invoiceDue = (invoiceDate: string): string => addDays(invoiceDate, paymentDays)

/** Until when the electronic tax invoice of what was delivered is to be issued. */
export const taxInvoiceDue = (delivered: string): string => addDays(delivered, taxInvoiceDays)
