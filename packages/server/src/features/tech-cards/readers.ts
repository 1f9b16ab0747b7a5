import { getGrantedScope } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'
import { canReadTechCard } from '../shared/tech-cards/visibility.ts'

export const readers: Pick<RowReaders, 'techcard'> = {
  async techcard(db, person, id) {
    const scope = getGrantedScope(person.role, 'techCards', 'read')
    return scope !== undefined && canReadTechCard(db, scope, person, id)
  },
}
