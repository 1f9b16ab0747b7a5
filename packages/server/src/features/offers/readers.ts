import { getGrantedScope } from '@press/domain'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import type { RowReaders } from '../../files/files.ts'
import { findOfferOfDecision } from './decisions.ts'
import { findDeliveredOffer } from './documents/send.ts'
import { canReadOffer } from '../shared/offers/visibility.ts'

async function mayRead(db: Db, person: Person, offerId: number | null): Promise<boolean> {
  const scope = getGrantedScope(person.role, 'offers', 'read')
  return scope !== undefined && offerId !== null && canReadOffer(db, scope, person, offerId)
}

export const readers: Pick<RowReaders, 'offer' | 'offer-sending' | 'offer-decision'> = {
  offer: (db, person, id) => mayRead(db, person, id),
  'offer-sending': async (db, person, id) => mayRead(db, person, await findDeliveredOffer(db, id)),
  'offer-decision': async (db, person, id) => mayRead(db, person, await findOfferOfDecision(db, id)),
}
