import { grantOf, isMaterial } from '@press/domain'
import type { RowReaders } from '../files/files.ts'
import { isOwnDraft } from './applications/drafts.ts'
import { mayReadApplication } from './applications/queries.ts'
import { isMember, mayReadMessage } from './chat/queries.ts'
import { offerOfDecision } from './offers/decisions.ts'
import { mayReadContract, mayReadSending } from './contracts/queries.ts'
import { mayReadOffer } from './offers/queries.ts'
import { offerOfSending } from './offers/papers/send.ts'
import { mayReadWork } from './projects/queries.ts'
import { findRound } from './signals/queries.ts'
import { mayReadRequest } from './support/queries.ts'
import { mayReadTechCard, worksOn } from './tech-cards/queries.ts'

/** Who may read the files of a row: whoever may read the row. */
export const rowReaders: RowReaders = {
  async application(db, person, id, document) {
    const scope = grantOf(person.role, 'applications', 'read')
    if (scope && (await mayReadApplication(db, scope, person, id))) return true
    return isMaterial(document) && (await worksOn(db, person, id))
  },

  'application-draft': (db, person, id) => isOwnDraft(db, person, id),

  async techcard(db, person, id) {
    const scope = grantOf(person.role, 'techCards', 'read')
    return scope !== undefined && mayReadTechCard(db, scope, person, id)
  },

  async work(db, person, id) {
    const scope = grantOf(person.role, 'projects', 'read')
    return scope !== undefined && mayReadWork(db, scope, person, id)
  },

  async signal(db, person, id) {
    const scope = grantOf(person.role, 'techCards', 'read')
    return scope !== undefined && (await findRound(db, id, scope, person)) !== undefined
  },

  async offer(db, person, id) {
    const scope = grantOf(person.role, 'offers', 'read')
    return scope !== undefined && mayReadOffer(db, scope, person, id)
  },

  async 'offer-sending'(db, person, id) {
    const scope = grantOf(person.role, 'offers', 'read')
    const offer = await offerOfSending(db, id)
    return scope !== undefined && offer !== null && mayReadOffer(db, scope, person, offer)
  },

  async 'offer-decision'(db, person, id) {
    const scope = grantOf(person.role, 'offers', 'read')
    const offer = await offerOfDecision(db, id)
    return scope !== undefined && offer !== null && mayReadOffer(db, scope, person, offer)
  },

  'royalty-sending': async (_db, person) => grantOf(person.role, 'realisation', 'read') !== undefined,

  // The logo stands on papers that everybody reads.
  press: async () => true,

  publication: async (_db, person) => grantOf(person.role, 'techCards', 'write') === 'all',

  memorandum: async (_db, person) => grantOf(person.role, 'invoices', 'write') === 'all',

  async contract(db, person, id) {
    const scope = grantOf(person.role, 'contracts', 'read')
    return scope !== undefined && mayReadContract(db, scope, person, id)
  },

  async 'contract-sending'(db, person, id) {
    const scope = grantOf(person.role, 'contracts', 'read')
    return scope !== undefined && mayReadSending(db, scope, person, id)
  },

  support: (db, person, id) => mayReadRequest(db, person, id),

  message: (db, person, id) => mayReadMessage(db, person, id),

  conversation: (db, person, id) => isMember(db, person, id),

  user: async (_db, person, id) => person.id === id || grantOf(person.role, 'users', 'read') !== undefined,
}
