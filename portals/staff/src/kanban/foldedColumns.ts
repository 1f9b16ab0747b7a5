import type { BoardColumn } from '@press/domain'

const key = 'press.board.folded'

/** The columns that were folded on this computer last time. */
export const foldedColumns = {
  get: (): BoardColumn[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? (stored as BoardColumn[]) : []
    } catch {
      // Storage is closed or holds something else: nothing is folded.
      return []
    }
  },
  set: (columns: readonly BoardColumn[]): void => {
    try {
      localStorage.setItem(key, JSON.stringify(columns))
    } catch {
      // Storage is closed or full: columns stay folded for as long as the board is open.
    }
  },
}
