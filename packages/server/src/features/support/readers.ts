import type { RowReaders } from '../../files/files.ts'
import { canReadRequest } from './queries.ts'

export const readers: Pick<RowReaders, 'support'> = {
  support: canReadRequest,
}
