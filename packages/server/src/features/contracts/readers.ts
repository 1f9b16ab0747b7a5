import { grantOf } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'
import { mayReadContract, mayReadSending } from './queries.ts'

export const readers: Pick<RowReaders, 'contract' | 'contract-sending'> = {
  async contract(db, person, id) {
    const scope = grantOf(person.role, 'contracts', 'read')
    return scope !== undefined && mayReadContract(db, scope, person, id)
  },
  async 'contract-sending'(db, person, id) {
    const scope = grantOf(person.role, 'contracts', 'read')
    return scope !== undefined && mayReadSending(db, scope, person, id)
  },
}
