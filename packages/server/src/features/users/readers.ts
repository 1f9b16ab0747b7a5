import { getGrantedScope } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'

export const readers: Pick<RowReaders, 'user'> = {
  user: async (_db, person, id) => person.id === id || getGrantedScope(person.role, 'users', 'read') !== undefined,
}
