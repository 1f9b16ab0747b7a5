/**
 * Why an offer cannot be deleted. Either its invoice number would be missing from the accounts, or a payment would have no offer.
 */
export type OfferDeletionRefusal = 'invoiced' | 'paid'

/** Returns why an offer must be kept; null when it may be deleted. An offer that must be kept can be archived instead. */
export function getOfferDeletionRefusal({
  invoice_number,
  paid,
}: {
  invoice_number: string | null
  paid: number
}): OfferDeletionRefusal | null {
  if (paid !== 0) return 'paid'
  return invoice_number ? 'invoiced' : null
}
