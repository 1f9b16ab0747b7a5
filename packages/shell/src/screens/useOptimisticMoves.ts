import { useCallback, useMemo, useState } from 'react'

/** Returns rows with their pending moves applied: a dropped card moves immediately, and goes back if the server refuses. */
export function useOptimisticMoves<Row extends { id: number; status: string }>(rows: readonly Row[]) {
  const [moves, setMoves] = useState<ReadonlyMap<number, Row['status']>>(new Map())
  const optimisticRows = useMemo(
    () => (moves.size === 0 ? rows : rows.map((row) => ({ ...row, status: moves.get(row.id) ?? row.status }))),
    [rows, moves],
  )
  /** Shows a row at a status until the request is answered. */
  const applyMove = useCallback(async (id: number, status: Row['status'], send: () => Promise<unknown>) => {
    setMoves((currentMoves) => new Map(currentMoves).set(id, status))
    try {
      await send()
    } finally {
      setMoves((currentMoves) => new Map([...currentMoves].filter(([key]) => key !== id)))
    }
  }, [])
  return [optimisticRows, applyMove] as const
}
