import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** Focuses a cell by its `data-cell` as soon as it is rendered. A key may lead to a period that is not on screen yet. */
export function useCellFocus(grid: RefObject<HTMLElement | null>): (cell: string) => void {
  const aim = useRef<string | null>(null)
  const reach = useCallback(() => {
    if (aim.current === null) return
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${aim.current}"]`)
    if (!cell) return
    aim.current = null
    cell.focus()
  }, [grid])
  useEffect(reach)
  return useCallback(
    (cell) => {
      aim.current = cell
      reach()
    },
    [reach],
  )
}
