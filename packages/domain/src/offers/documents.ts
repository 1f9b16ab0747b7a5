/** The papers that an offer has of itself: the commercial offer and the invoice. Acts and waybills are turnover, and have rows of their own. */
export const offerPapers = ['kp', 'invoice'] as const
export type OfferPaper = (typeof offerPapers)[number]

/** Whether a letter with a paper has gone: it waits, the mail server took it, or it would not. */
export const sendingStates = ['queued', 'sent', 'failed'] as const
export type SendingState = (typeof sendingStates)[number]

/** What of an offer says which of its papers there are. */
export interface PaperFacts {
  invoice_number: string | null
  invoice_date: string | null
}

/** What a paper still lacks; null when it can be made. */
export function paperLacks(kind: OfferPaper, { invoice_number, invoice_date }: PaperFacts): 'invoice' | null {
  return kind === 'kp' || (invoice_number && invoice_date) ? null : 'invoice'
}
