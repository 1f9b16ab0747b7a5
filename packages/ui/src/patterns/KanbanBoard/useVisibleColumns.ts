import { useLayoutEffect, useState, type RefObject } from 'react'

export interface VisibleColumns {
  /** Indexes of the first and the last column that is at least half visible. */
  first: number
  last: number
  /**
   * Indexes of the first and the last column that is at least partly visible. With `ahead` the range has one more column on either
   * side. Only the cards of these columns are rendered.
   */
  from: number
  to: number
}

/** Width of a column and its gap, in pixels. */
const next = 286
const same = (one: VisibleColumns, other: VisibleColumns) =>
  one.first === other.first && one.last === other.last && one.from === other.from && one.to === other.to

/** Returns the visible columns of the board. The returned object changes only when the visible columns change. */
export function useVisibleColumns(
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
  ahead: boolean,
): VisibleColumns {
  const [visible, setVisible] = useState<VisibleColumns>({ first: 0, last: 0, from: 0, to: 0 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const columns = keys.flatMap(
      (key) => element.querySelector<HTMLElement>(`[data-column="${CSS.escape(key)}"]`) ?? [],
    )
    const margin = ahead ? next : 0
    const update = () => {
      const left = element.scrollLeft
      const right = left + element.clientWidth
      const spans = columns.map(({ offsetLeft, offsetWidth }) => ({ start: offsetLeft, end: offsetLeft + offsetWidth }))
      const spread = (inside: (span: { start: number; end: number }) => boolean) => {
        const first = Math.max(0, spans.findIndex(inside))
        return [first, Math.max(first, spans.findLastIndex(inside))] as const
      }
      const [first, last] = spread(({ start, end }) => (start + end) / 2 >= left && (start + end) / 2 <= right)
      const [from, to] = spread(({ start, end }) => end > left - margin && start < right + margin)
      const now = { first, last, from, to }
      setVisible((current) => (same(current, now) ? current : now))
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    const resizing = new ResizeObserver(update)
    for (const resized of [element, ...columns]) resizing.observe(resized)
    return () => {
      element.removeEventListener('scroll', update)
      resizing.disconnect()
    }
  }, [scroller, keys, ahead])

  return visible
}
