import type { AccountEntry } from '@press/domain'
import type { Translate } from '../resources.ts'

export interface NamedEntry extends Pick<AccountEntry, 'kind'> {
  /** The number of the document or the payment order; '' when there is none. */
  number: string
  offer_number: string
}

/** Returns the name of an account entry. It contains the number of the entry, or otherwise that of its offer. */
export function getEntryName({ kind, number, offer_number }: NamedEntry, t: Translate): string {
  const offerName = t('offer-words:number', { number: offer_number })
  const ownNumber = number && t('accounts:ledger.number', { number })
  if (kind === 'setOff') return t('accounts:ledger.entry.setOff', { document: offerName })
  if (kind === 'payment' && !ownNumber) return t('accounts:ledger.paid', { document: offerName })
  if (kind === 'refund' && !ownNumber) return t('accounts:ledger.refunded', { document: offerName })
  return t(`accounts:ledger.entry.${kind}`, { document: ownNumber || offerName })
}
