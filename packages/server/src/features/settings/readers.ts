import type { RowReaders } from '../../files/files.ts'

export const readers: Pick<RowReaders, 'press'> = {
  // The logo is part of documents that everyone reads.
  press: async () => true,
}
