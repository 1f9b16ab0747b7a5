import { getGrantedScope } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'
import { findRound } from './queries.ts'

export const readers: Pick<RowReaders, 'signal'> = {
  async signal(db, person, id) {
    const scope = getGrantedScope(person.role, 'techCards', 'read')
    return scope !== undefined && (await findRound(db, id, scope, person)) !== undefined
  },
}
