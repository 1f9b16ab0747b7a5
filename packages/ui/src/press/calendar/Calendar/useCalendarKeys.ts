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

/** Returns how far an arrow key moves: left and right by a day; up and down by a week in the month view, otherwise by a step. */
function getDistance(key: string, view: CalendarView, span: EventSpan): Distance | null {
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
    const hasLostFocus = !document.activeElement || document.activeElement === document.body
    const findElement = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    // On a full day the event may be hidden: then the day gets the focus.
    if (hasLostFocus) (findElement(`[data-event="${key}"]`) ?? findElement('[data-cell][tabindex="0"]'))?.focus()
    if (!actions.getHeldEvent() && !busy.has(key)) focusedKey.current = null
  })
  // A press outside cancels the keyboard move.
  useEffect(() => {
    const cancelMove = () => {
      focusedKey.current = null
      if (actions.getHeldEvent()?.method === 'keyboard') actions.cancel()
    }
    window.addEventListener('pointerdown', cancelMove, true)
    return () => window.removeEventListener('pointerdown', cancelMove, true)
  }, [actions])

  const moveHeldEvent = (event: KeyboardEvent, span: EventSpan) => {
    const distance = getDistance(event.key, range.view, span)
    if (!distance) return
    // Only up and down move the end of an event with times.
    if (event.shiftKey && !isMultiDay(span) && distance.days !== 0) return
    const newSpan = event.shiftKey ? stretchSpan(span, distance) : shiftSpan(span, distance)
    actions.moveTo(newSpan)
    const edgeDay = event.shiftKey ? newSpan.dates.end : newSpan.dates.start
    if (!days.includes(edgeDay)) onRangeChange({ ...range, date: edgeDay })
  }

  return (event: CalendarEvent, keyEvent: KeyboardEvent) => {
    const heldEvent = actions.getHeldEvent()
    if (!heldEvent) {
      if (keyEvent.key !== ' ' || range.view === 'agenda') return
      keyEvent.preventDefault()
      keyEvent.stopPropagation()
      if (actions.pickUp(event, 'keyboard')) focusedKey.current = keyOf(event)
      return
    }
    keyEvent.preventDefault()
    keyEvent.stopPropagation()
    if (keyEvent.key === 'Escape') actions.cancel()
    else if (keyEvent.key === ' ' || keyEvent.key === 'Enter') {
      onRangeChange({ ...range, date: heldEvent.span.dates.start })
      actions.drop()
    } else moveHeldEvent(keyEvent, heldEvent.span)
  }
}
