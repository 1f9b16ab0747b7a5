import { grantOf } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'

export const readers: Pick<RowReaders, 'publication'> = {
  publication: async (_db, person) => grantOf(person.role, 'techCards', 'write') === 'all',
}
