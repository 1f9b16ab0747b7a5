import { getGrantedScope, isExecutorDocument } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'
import { hasWorkOnBook } from '../shared/tech-cards/visibility.ts'
import { isOwnDraft } from './drafts.ts'
import { canReadApplication } from '../shared/applications.ts'

export const readers: Pick<RowReaders, 'application' | 'application-draft'> = {
  async application(db, person, id, document) {
    const scope = getGrantedScope(person.role, 'applications', 'read')
    if (scope && (await canReadApplication(db, scope, person, id))) return true
    return isExecutorDocument(document) && (await hasWorkOnBook(db, person, id))
  },
  'application-draft': (db, person, id) => isOwnDraft(db, person, id),
}
