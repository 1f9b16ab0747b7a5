import type { RowReaders } from '../../files/files.ts'
import { isMember, mayReadMessage } from './queries.ts'

export const readers: Pick<RowReaders, 'message' | 'conversation'> = {
  message: mayReadMessage,
  conversation: isMember,
}
