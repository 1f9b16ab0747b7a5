import type { OfferDocumentKind } from '../shared/documents/offers.ts'

/** The fields of an offer that decide which of its documents exist. */
export interface OfferDocumentInput {
  invoice_number: string | null
  invoice_date: string | null
}

/** Returns what a document still needs before it can be generated; null when nothing is missing. */
export function getDocumentRefusal(
  kind: OfferDocumentKind,
  { invoice_number, invoice_date }: OfferDocumentInput,
): 'invoice' | null {
  return kind === 'kp' || (invoice_number && invoice_date) ? null : 'invoice'
}
