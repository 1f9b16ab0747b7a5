import { getGrantedScope } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'
import { canReadWork } from './queries.ts'

export const readers: Pick<RowReaders, 'work'> = {
  async work(db, person, id) {
    const scope = getGrantedScope(person.role, 'projects', 'read')
    return scope !== undefined && canReadWork(db, scope, person, id)
  },
}
