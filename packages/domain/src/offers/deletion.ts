/** Why an offer cannot be deleted: the number of an invoice would be missing from the books, or a payment would hang in the air. */
export type OfferDeletionRefusal = 'invoiced' | 'paid'

/** Why an offer has to be kept; null when it may be deleted. What is kept goes into the archive instead. */
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
