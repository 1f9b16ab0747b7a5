import { getGrantedScope } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'

export const readers: Pick<RowReaders, 'publication'> = {
  publication: async (_db, person) => getGrantedScope(person.role, 'techCards', 'write') === 'all',
}
