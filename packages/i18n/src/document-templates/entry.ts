import type { AccountEntry } from '@press/domain'
import type { Translate } from '../resources.ts'

export interface NamedEntry extends Pick<AccountEntry, 'kind'> {
  /** Of the document, or of the payment order; '' where it has none. */
  number: string
  offer_number: string
}

/** What an entry of an account is called: by its own number, else by the offer that it is of. */
export function entryName({ kind, number, offer_number }: NamedEntry, t: Translate): string {
  const offer = t('offer-words:number', { number: offer_number })
  const own = number && t('accounts:ledger.number', { number })
  if (kind === 'setOff') return t('accounts:ledger.entry.setOff', { document: offer })
  if (kind === 'payment' && !own) return t('accounts:ledger.paid', { document: offer })
  if (kind === 'refund' && !own) return t('accounts:ledger.refunded', { document: offer })
  return t(`accounts:ledger.entry.${kind}`, { document: own || offer })
}
