import { useLayoutEffect, useState, type RefObject } from 'react'

export interface VisibleColumns {
  /** Indexes of the first and the last column that is at least half visible. */
  first: number
  last: number
  /**
   * Indexes of the first and the last column that is at least partly visible. With `rendersAhead`, the range has one more column on either
   * side. Only the cards of these columns are rendered.
   */
  from: number
  to: number
}

/** Width of a column and its gap, in pixels. */
const aheadMarginPx = 286
const isSameRange = (a: VisibleColumns, b: VisibleColumns) =>
  a.first === b.first && a.last === b.last && a.from === b.from && a.to === b.to

/** Returns the visible columns of the board. The returned object changes only when the visible columns change. */
export function useVisibleColumns(
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
  rendersAhead: boolean,
): VisibleColumns {
  const [visibleColumns, setVisible] = useState<VisibleColumns>({ first: 0, last: 0, from: 0, to: 0 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const columns = keys.flatMap(
      (key) => element.querySelector<HTMLElement>(`[data-column="${CSS.escape(key)}"]`) ?? [],
    )
    const margin = rendersAhead ? aheadMarginPx : 0
    const updateVisibleColumns = () => {
      const leftEdge = element.scrollLeft
      const rightEdge = leftEdge + element.clientWidth
      const spans = columns.map(({ offsetLeft, offsetWidth }) => ({ start: offsetLeft, end: offsetLeft + offsetWidth }))
      const findRange = (isInside: (span: { start: number; end: number }) => boolean) => {
        const firstIndex = Math.max(0, spans.findIndex(isInside))
        return [firstIndex, Math.max(firstIndex, spans.findLastIndex(isInside))] as const
      }
      const [first, last] = findRange(
        ({ start, end }) => (start + end) / 2 >= leftEdge && (start + end) / 2 <= rightEdge,
      )
      const [from, to] = findRange(({ start, end }) => end > leftEdge - margin && start < rightEdge + margin)
      const newVisible = { first, last, from, to }
      setVisible((current) => (isSameRange(current, newVisible) ? current : newVisible))
    }
    updateVisibleColumns()
    element.addEventListener('scroll', updateVisibleColumns, { passive: true })
    const observer = new ResizeObserver(updateVisibleColumns)
    for (const observedElement of [element, ...columns]) observer.observe(observedElement)
    return () => {
      element.removeEventListener('scroll', updateVisibleColumns)
      observer.disconnect()
    }
  }, [scroller, keys, rendersAhead])

  return visibleColumns
}
