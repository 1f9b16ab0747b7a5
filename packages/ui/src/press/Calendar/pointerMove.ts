import { emptyCell, placeAt } from './places.ts'
import type { Place } from './types.ts'

/** What a drag has hold of: an event, its end, or empty time. */
export type Grip = 'whole' | 'end' | 'time'

/** What the calendar does while something is dragged. Days are named by their `data-day`, hours by `data-hour`. */
export interface PointerHandlers {
  /** Whether the event, or null for empty time, may be taken; it is up to the calendar to say why not. */
  take: (id: number | null) => boolean
  /** Where it was taken, and where the pointer is by now. */
  over: (drag: { grip: Grip; from: Place; to: Place }) => void
  drop: (grip: Grip) => void
  cancel: (grip: Grip) => void
}

const threshold = 5
const pressDelay = 350
/** How near to an edge, and how fast, in pixels a frame, the hours scroll. */
const edge = 36
const pace = 9

interface Press {
  id: number | null
  pointerId: number
  grip: Grip
  from: { x: number; y: number }
  place: Place
  timer: number
}

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Dragging by pointer events: a few pixels take an event for a mouse or a pen, a long press for a finger. Where it is
 * carried is read from the cell under the pointer, so the views need no geometry. Empty time is for mouse and pen
 * alone. Returns what takes it off again.
 */
export function pointerMove(root: HTMLElement, handlers: PointerHandlers): () => void {
  let press: Press | null = null
  let drag: (Press & { at: { x: number; y: number }; frame: number }) | null = null
  const listening = new AbortController()
  const { signal } = listening

  const carry = () => {
    if (!drag) return
    const { at, place, grip } = drag
    const to = placeAt(at.x, at.y)
    if (to) handlers.over({ grip, from: place, to })
  }
  const scroll = () => {
    if (!drag) return
    const scroller = root.querySelector<HTMLElement>('[data-hours]')
    if (scroller) {
      const { top, bottom } = scroller.getBoundingClientRect()
      const by = drag.at.y > bottom - edge ? pace : drag.at.y < top + edge * 3 ? -pace : 0
      const before = scroller.scrollTop
      if (by !== 0 && drag.place.minutes !== null) scroller.scrollBy(0, by)
      if (scroller.scrollTop !== before) carry()
    }
    drag.frame = requestAnimationFrame(scroll)
  }
  const release = () => {
    if (press) clearTimeout(press.timer)
    press = null
  }
  const lift = () => {
    if (!press) return
    const taken = press
    release()
    if (!handlers.take(taken.id)) return
    root.dataset['dragging'] = taken.grip
    drag = { ...taken, at: taken.from, frame: requestAnimationFrame(scroll) }
  }
  const end = (how: 'drop' | 'cancel') => {
    if (!drag) return
    const { grip, frame } = drag
    cancelAnimationFrame(frame)
    drag = null
    delete root.dataset['dragging']
    // The press that ends a drag opens nothing.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
    handlers[how](grip)
  }

  const down = (event: PointerEvent) => {
    if (press || drag || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
    const element = event.target.closest<HTMLElement>('[data-event]')
    // A list of a day lies above the grid, not in it; a finger on empty time scrolls, however long it was held.
    if (element ? element.closest('[popover]') : event.pointerType === 'touch' || !emptyCell(event.target)) return
    const place = placeAt(event.clientX, event.clientY)
    if (!place) return
    press = {
      id: element ? Number(element.dataset['event']) : null,
      pointerId: event.pointerId,
      grip: !element ? 'time' : event.target.closest('[data-resize]') ? 'end' : 'whole',
      from: { x: event.clientX, y: event.clientY },
      place,
      timer: event.pointerType === 'touch' ? window.setTimeout(lift, pressDelay) : 0,
    }
  }
  const move = (event: PointerEvent) => {
    if (press?.pointerId === event.pointerId) {
      if (Math.hypot(event.clientX - press.from.x, event.clientY - press.from.y) < threshold) return
      // A finger that moves before the press was long is scrolling.
      if (press.timer) release()
      else lift()
    }
    if (drag?.pointerId !== event.pointerId) return
    drag.at = { x: event.clientX, y: event.clientY }
    carry()
  }
  const up = (event: PointerEvent) => {
    if (press?.pointerId === event.pointerId) release()
    if (drag?.pointerId === event.pointerId) end('drop')
  }
  const abandon = () => {
    release()
    end('cancel')
  }
  const whileDragging = (event: Event) => {
    if (drag) event.preventDefault()
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
      swallow(event)
      end('cancel')
    },
    { signal, capture: true },
  )
  root.addEventListener('dragstart', swallow, { signal })
  // A finger that carries an event must not scroll, nor bring a menu up.
  root.addEventListener('contextmenu', whileDragging, { signal })
  root.addEventListener('touchmove', whileDragging, { signal, passive: false })

  return () => {
    release()
    if (drag) cancelAnimationFrame(drag.frame)
    listening.abort()
  }
}
