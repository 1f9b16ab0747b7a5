import { getGrantedScope } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'
import { canReadContract, canReadDelivery } from './queries.ts'

export const readers: Pick<RowReaders, 'contract' | 'contract-sending'> = {
  async contract(db, person, id) {
    const scope = getGrantedScope(person.role, 'contracts', 'read')
    return scope !== undefined && canReadContract(db, scope, person, id)
  },
  async 'contract-sending'(db, person, id) {
    const scope = getGrantedScope(person.role, 'contracts', 'read')
    return scope !== undefined && canReadDelivery(db, scope, person, id)
  },
}
