import { autoScroll } from './autoScroll.ts'
import { takeOff, type Flight } from './flight.ts'

/** What the board does while a card is dragged. Columns are named by their `data-column`. */
export interface DragHandlers {
  /** Whether this card may be lifted; it is up to the board to say why not. */
  lift: (card: HTMLElement) => boolean
  /** The column under the pointer has changed; null outside all of them. */
  over: (column: string | null) => void
  drop: (flight: Flight) => void
  cancel: (flight: Flight) => void
  /** A long press by a finger; true when it was dealt with and is no drag. */
  longPress: (card: HTMLElement) => boolean
}

const threshold = 6
const pressDelay = 350

/** Keeps the pointer's events coming when it leaves the window; one that has gone meanwhile cannot be captured. */
const capture = (root: HTMLElement, pointerId: number) => {
  try {
    root.setPointerCapture(pointerId)
  } catch {
    // Its pointercancel follows.
  }
}

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}
const refuseIf = (condition: () => unknown) => (event: Event) => {
  if (condition()) event.preventDefault()
}

interface Press {
  card: HTMLElement
  pointerId: number
  /** Where the pointer went down, and where it is now. */
  from: { x: number; y: number }
  at: { x: number; y: number }
  timer: number
}

interface Drag extends Press {
  flight: Flight
  /** From the pointer to the card's corner. */
  grip: { x: number; y: number }
  columns: readonly { key: string; left: number; right: number; element: HTMLElement }[]
  over: string | null
  frame: number
}

/**
 * Dragging by pointer events: a few pixels lift a card for a mouse or a pen, a long press for a finger. The picture of
 * the card follows outside React; columns are found by rectangles measured once, so a move of the pointer costs the
 * same however many cards there are. Returns what takes it off again.
 */
export function pointerDrag(root: HTMLElement, scroller: HTMLElement, handlers: DragHandlers): () => void {
  let press: Press | null = null
  let drag: Drag | null = null
  const listening = new AbortController()
  const { signal } = listening

  const measure = () =>
    [...scroller.querySelectorAll<HTMLElement>('[data-column]')].map((element) => {
      const { left, right } = element.getBoundingClientRect()
      return {
        key: element.dataset['column'] ?? '',
        left: left + scroller.scrollLeft,
        right: right + scroller.scrollLeft,
        element,
      }
    })

  /** Half of the gap on either side belongs to the column, so that crossing it does not flicker. */
  const columnAt = ({ columns, at }: Drag, bounds: DOMRect) => {
    if (at.y < bounds.top || at.y > bounds.bottom || at.x < bounds.left || at.x > bounds.right) return undefined
    const x = at.x + scroller.scrollLeft
    return columns.find(({ left, right }) => x >= left - 6 && x <= right + 6)
  }

  const frame = (time: number, before: number) => {
    if (!drag) return
    const bounds = scroller.getBoundingClientRect()
    const column = columnAt(drag, bounds)
    const list = column?.element.querySelector<HTMLElement>('[data-list]') ?? null
    autoScroll({ at: drag.at, elapsed: Math.min(32, time - before), scroller, bounds, list })
    drag.flight.moveTo(drag.at.x - drag.grip.x, drag.at.y - drag.grip.y)
    const key = column?.key ?? null
    if (key !== drag.over) {
      drag.over = key
      handlers.over(key)
    }
    drag.frame = requestAnimationFrame((next) => frame(next, time))
  }

  const lift = () => {
    if (!press || !handlers.lift(press.card)) {
      release()
      return
    }
    const { card, from, pointerId } = press
    const { left, top } = card.getBoundingClientRect()
    clearTimeout(press.timer)
    capture(root, pointerId)
    root.dataset['dragging'] = ''
    drag = {
      ...press,
      flight: takeOff(card, root),
      grip: { x: from.x - left, y: from.y - top },
      columns: measure(),
      over: card.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? null,
      frame: requestAnimationFrame((time) => frame(time, time)),
    }
    press = null
  }

  const release = () => {
    if (press) clearTimeout(press.timer)
    press = null
  }

  const end = (how: 'drop' | 'cancel') => {
    if (!drag) return
    const { flight, pointerId, frame: last } = drag
    cancelAnimationFrame(last)
    drag = null
    delete root.dataset['dragging']
    if (root.hasPointerCapture(pointerId)) root.releasePointerCapture(pointerId)
    // The press that ends a drag is no press on a link.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
    handlers[how](flight)
  }

  const down = (event: PointerEvent) => {
    if (press || drag || event.button !== 0 || !event.isPrimary || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    const target = event.target as Element
    const card = target.closest<HTMLElement>('[data-card]')
    if (!card || target.closest('button')) return
    const at = { x: event.clientX, y: event.clientY }
    const held = () => {
      if (press && handlers.longPress(card)) release()
      else lift()
    }
    press = {
      card,
      pointerId: event.pointerId,
      from: at,
      at,
      timer: event.pointerType === 'touch' ? window.setTimeout(held, pressDelay) : 0,
    }
  }

  const move = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY }
    if (drag?.pointerId === event.pointerId) drag.at = at
    if (press?.pointerId !== event.pointerId) return
    press.at = at
    if (Math.hypot(at.x - press.from.x, at.y - press.from.y) < threshold) return
    // A finger that moves before the press was long is scrolling.
    if (press.timer) release()
    else lift()
  }

  const up = (event: PointerEvent) => {
    if (press?.pointerId === event.pointerId) release()
    if (drag?.pointerId !== event.pointerId) return
    drag.at = { x: event.clientX, y: event.clientY }
    const key = columnAt(drag, scroller.getBoundingClientRect())?.key ?? null
    if (key !== drag.over) handlers.over(key)
    end('drop')
  }

  const abandon = () => {
    release()
    end('cancel')
  }

  root.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', abandon, { signal })
  window.addEventListener('blur', abandon, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag) return
      event.preventDefault()
      event.stopPropagation()
      end('cancel')
    },
    { signal, capture: true },
  )
  root.addEventListener(
    'dragstart',
    refuseIf(() => true),
    { signal },
  )
  // A long press would bring the link's own menu up, and a finger that carries a card must not scroll.
  root.addEventListener(
    'contextmenu',
    refuseIf(() => drag ?? press?.timer),
    { signal },
  )
  root.addEventListener(
    'touchmove',
    refuseIf(() => drag),
    { signal, passive: false },
  )

  return () => {
    release()
    if (drag) cancelAnimationFrame(drag.frame)
    listening.abort()
  }
}
