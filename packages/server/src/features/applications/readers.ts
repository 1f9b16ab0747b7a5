import { grantOf, isMaterial } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'
import { worksOn } from '../tech-cards/queries.ts'
import { isOwnDraft } from './drafts.ts'
import { mayReadApplication } from './queries.ts'

export const readers: Pick<RowReaders, 'application' | 'application-draft'> = {
  async application(db, person, id, document) {
    const scope = grantOf(person.role, 'applications', 'read')
    if (scope && (await mayReadApplication(db, scope, person, id))) return true
    return isMaterial(document) && (await worksOn(db, person, id))
  },
  'application-draft': (db, person, id) => isOwnDraft(db, person, id),
}
