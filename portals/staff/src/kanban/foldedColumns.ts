import { storage } from '@press/client'
import type { BoardColumn } from '@press/domain'

const key = 'press.board.folded'

/** The columns that were folded on this computer last time. */
export const foldedColumns = {
  get: (): BoardColumn[] => {
    const kept = storage.getJson(key)
    return Array.isArray(kept) ? (kept as BoardColumn[]) : []
  },
  set: (columns: readonly BoardColumn[]): void => void storage.setJson(key, columns),
}
