import { useCallback, useMemo, useState } from 'react'

/** Rows with the moves that are under way upon them: a card that was dropped shows so at once, and goes back when it is refused. */
export function useOptimisticMoves<Row extends { id: number; status: string }>(rows: readonly Row[]) {
  const [moves, setMoves] = useState<ReadonlyMap<number, Row['status']>>(new Map())
  const shown = useMemo(
    () => (moves.size === 0 ? rows : rows.map((row) => ({ ...row, status: moves.get(row.id) ?? row.status }))),
    [rows, moves],
  )
  /** Shows a row at a status until what is sent has been answered. */
  const carryOut = useCallback(async (id: number, status: Row['status'], send: () => Promise<unknown>) => {
    setMoves((now) => new Map(now).set(id, status))
    try {
      await send()
    } finally {
      setMoves((now) => new Map([...now].filter(([key]) => key !== id)))
    }
  }, [])
  return [shown, carryOut] as const
}
