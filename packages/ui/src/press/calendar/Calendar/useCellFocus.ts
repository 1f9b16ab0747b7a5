import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** Focuses a cell by its `data-cell` as soon as it is rendered. A key may lead to a period that is not on screen yet. */
export function useCellFocus(grid: RefObject<HTMLElement | null>): (cell: string) => void {
  const targetCell = useRef<string | null>(null)
  const focusTargetCell = useCallback(() => {
    if (targetCell.current === null) return
    const element = grid.current?.querySelector<HTMLElement>(`[data-cell="${targetCell.current}"]`)
    if (!element) return
    targetCell.current = null
    element.focus()
  }, [grid])
  useEffect(focusTargetCell)
  return useCallback(
    (cell) => {
      targetCell.current = cell
      focusTargetCell()
    },
    [focusTargetCell],
  )
}
