import { grantOf } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'
import { mayReadWork } from './queries.ts'

export const readers: Pick<RowReaders, 'work'> = {
  async work(db, person, id) {
    const scope = grantOf(person.role, 'projects', 'read')
    return scope !== undefined && mayReadWork(db, scope, person, id)
  },
}
