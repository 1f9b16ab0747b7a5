import { getGrantedScope } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'

export const readers: Pick<RowReaders, 'memorandum'> = {
  memorandum: async (_db, person) => getGrantedScope(person.role, 'invoices', 'write') === 'all',
}
