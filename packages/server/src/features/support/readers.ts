import type { RowReaders } from '../../files/files.ts'
import { mayReadRequest } from './queries.ts'

export const readers: Pick<RowReaders, 'support'> = {
  support: mayReadRequest,
}
