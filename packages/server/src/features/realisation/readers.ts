import { getGrantedScope } from '@press/domain'
import type { RowReaders } from '../../files/files.ts'

export const readers: Pick<RowReaders, 'royalty-sending'> = {
  'royalty-sending': async (_db, person) => getGrantedScope(person.role, 'realisation', 'read') !== undefined,
}
