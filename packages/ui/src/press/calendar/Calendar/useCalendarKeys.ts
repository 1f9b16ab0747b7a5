import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { isMultiDay, shiftSpan, stepMinutes, stretchSpan, type Distance } from './spans.ts'
import { keyOf, type CalendarEvent, type CalendarRange, type CalendarView, type EventSpan } from './types.ts'
import type { MoveActions } from './useEventMoves.ts'

interface KeyOptions {
  root: RefObject<HTMLElement | null>
  range: CalendarRange
  /** The visible days. Moving an event beyond them moves the view too. */
  days: readonly string[]
  onRangeChange: (range: CalendarRange) => void
  actions: MoveActions
  /** Keys of events whose move is pending on the server. */
  busy: ReadonlySet<string>
}

/** Returns how far an arrow key moves: left and right by a day; up and down by a week among days, or a step between hours. */
function distanceOf(key: string, view: CalendarView, span: EventSpan): Distance | null {
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { days: sign, minutes: 0 }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  if (view === 'month') return { days: sign * 7, minutes: 0 }
  return isMultiDay(span) ? null : { days: 0, minutes: sign * stepMinutes }
}

/** Moves events by keyboard: Space picks up an event, arrow keys move it, and Shift with arrow keys moves its end. */
export function useCalendarKeys({ root, range, days, onRangeChange, actions, busy }: KeyOptions) {
  /** Key of the event that must keep the focus while it is drawn in another place. */
  const focusedKey = useRef<string | null>(null)

  useEffect(() => {
    const key = focusedKey.current
    if (key === null) return
    const lost = !document.activeElement || document.activeElement === document.body
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    // On a full day the event may be hidden: then the day gets the focus.
    if (lost) (find(`[data-event="${key}"]`) ?? find('[data-cell][tabindex="0"]'))?.focus()
    if (!actions.held() && !busy.has(key)) focusedKey.current = null
  })
  // A press outside cancels the keyboard move.
  useEffect(() => {
    const leave = () => {
      focusedKey.current = null
      if (actions.held()?.by === 'keyboard') actions.cancel()
    }
    window.addEventListener('pointerdown', leave, true)
    return () => window.removeEventListener('pointerdown', leave, true)
  }, [actions])

  const carry = (event: KeyboardEvent, span: EventSpan) => {
    const distance = distanceOf(event.key, range.view, span)
    if (!distance) return
    // Only up and down move the end of an event with times.
    if (event.shiftKey && !isMultiDay(span) && distance.days !== 0) return
    const next = event.shiftKey ? stretchSpan(span, distance) : shiftSpan(span, distance)
    actions.over(next)
    const edge = event.shiftKey ? next.dates.end : next.dates.start
    if (!days.includes(edge)) onRangeChange({ ...range, date: edge })
  }

  return (event: CalendarEvent, key: KeyboardEvent) => {
    const now = actions.held()
    if (!now) {
      if (key.key !== ' ' || range.view === 'agenda') return
      key.preventDefault()
      key.stopPropagation()
      if (actions.take(event, 'keyboard')) focusedKey.current = keyOf(event)
      return
    }
    key.preventDefault()
    key.stopPropagation()
    if (key.key === 'Escape') actions.cancel()
    else if (key.key === ' ' || key.key === 'Enter') {
      onRangeChange({ ...range, date: now.span.dates.start })
      actions.drop()
    } else carry(key, now.span)
  }
}
