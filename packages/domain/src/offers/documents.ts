/** The papers that an offer has of itself: the commercial offer and the invoice. Acts and waybills are turnover, and have rows of their own. */
export const offerDocumentKinds = ['kp', 'invoice'] as const
export type OfferDocumentKind = (typeof offerDocumentKinds)[number]

/** Whether a letter with a paper has gone: it waits, the mail server took it, or it would not. */
export const deliveryStates = ['queued', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What of an offer says which of its papers there are. */
export interface OfferDocumentInput {
  invoice_number: string | null
  invoice_date: string | null
}

/** What a paper still lacks; null when it can be made. */
export function getDocumentRefusal(
  kind: OfferDocumentKind,
  { invoice_number, invoice_date }: OfferDocumentInput,
): 'invoice' | null {
  return kind === 'kp' || (invoice_number && invoice_date) ? null : 'invoice'
}
