/**
 * The documents that belong to an offer itself: the commercial offer and the invoice. Acts and waybills are turnover and have their
 * own rows.
 */
export const offerDocumentKinds = ['kp', 'invoice'] as const
export type OfferDocumentKind = (typeof offerDocumentKinds)[number]

/** The delivery state of a letter with a document: in the queue, accepted by the mail server, or rejected by it. */
export const deliveryStates = ['queued', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The fields of an offer that decide which of its documents exist. */
export interface OfferDocumentInput {
  invoice_number: string | null
  invoice_date: string | null
}

/** Returns what a document still lacks; null when it can be generated. */
export function getDocumentRefusal(
  kind: OfferDocumentKind,
  { invoice_number, invoice_date }: OfferDocumentInput,
): 'invoice' | null {
  return kind === 'kp' || (invoice_number && invoice_date) ? null : 'invoice'
}
