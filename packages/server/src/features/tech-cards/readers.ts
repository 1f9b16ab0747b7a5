import { grantOf } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'
import { mayReadTechCard } from './queries.ts'

export const readers: Pick<RowReaders, 'techcard'> = {
  async techcard(db, person, id) {
    const scope = grantOf(person.role, 'techCards', 'read')
    return scope !== undefined && mayReadTechCard(db, scope, person, id)
  },
}
