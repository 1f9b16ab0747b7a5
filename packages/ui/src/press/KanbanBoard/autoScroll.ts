interface Edges {
  at: { x: number; y: number }
  /** Milliseconds since the last frame. */
  elapsed: number
  /** The board, which scrolls sideways. */
  scroller: HTMLElement
  bounds: DOMRect
  /** The column under the pointer, which scrolls up and down. */
  list: HTMLElement | null
}

const zone = 56
/** Pixels in a millisecond, right at the edge. */
const fastest = 1.1

/** How fast to go: nothing in the middle, faster the nearer to an edge. */
const speed = (position: number, start: number, end: number) => {
  if (position < start + zone) return -Math.min(1, (start + zone - position) / zone) * fastest
  if (position > end - zone) return Math.min(1, (position - end + zone) / zone) * fastest
  return 0
}

/** Scrolls the board and the column under the pointer while a card is held near their edges. */
export function autoScroll({ at, elapsed, scroller, bounds, list }: Edges): void {
  const across = speed(at.x, bounds.left, bounds.right) * elapsed
  if (across) scroller.scrollLeft += across
  if (!list || list.scrollHeight <= list.clientHeight) return
  const { top, bottom } = list.getBoundingClientRect()
  const down = speed(at.y, top, bottom) * elapsed
  if (down) list.scrollTop += down
}
