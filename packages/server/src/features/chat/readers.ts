import type { RowReaders } from '../../files/files.ts'
import { isMember, canReadMessage } from './queries.ts'

export const readers: Pick<RowReaders, 'message' | 'conversation'> = {
  message: canReadMessage,
  conversation: isMember,
}
