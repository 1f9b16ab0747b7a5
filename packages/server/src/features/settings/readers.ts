import type { RowReaders } from '../../files/files.ts'

export const readers: Pick<RowReaders, 'press'> = {
  // Everyone may read the logo, because it is part of documents that everyone reads.
  press: async () => true,
}
