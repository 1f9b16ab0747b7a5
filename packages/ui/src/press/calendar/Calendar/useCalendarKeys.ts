import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { isMultiDay, shiftSpan, stepMinutes, stretchSpan, type Distance } from './spans.ts'
import { keyOf, type CalendarEvent, type CalendarRange, type CalendarView, type EventSpan } from './types.ts'
import type { MoveActions } from './useEventMoves.ts'

interface KeyOptions {
  root: RefObject<HTMLElement | null>
  range: CalendarRange
  /** Days in sight: an event carried beyond them takes the view along. */
  days: readonly string[]
  onRangeChange: (range: CalendarRange) => void
  actions: MoveActions
  /** Those whose move is on its way to the server. */
  busy: ReadonlySet<string>
}

/** How far an arrow carries: a day sideways; up and down a week among days, a step between hours. */
function distanceOf(key: string, view: CalendarView, span: EventSpan): Distance | null {
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { days: sign, minutes: 0 }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  if (view === 'month') return { days: sign * 7, minutes: 0 }
  return isMultiDay(span) ? null : { days: 0, minutes: sign * stepMinutes }
}

/** Moving an event by keyboard: Space takes it, arrows carry it, with Shift they move its end. */
export function useCalendarKeys({ root, range, days, onRangeChange, actions, busy }: KeyOptions) {
  /** The event that must not lose the focus while it is drawn elsewhere. */
  const kept = useRef<string | null>(null)

  useEffect(() => {
    const key = kept.current
    if (key === null) return
    const lost = !document.activeElement || document.activeElement === document.body
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    // On a full day it may have no room of its own: then the day.
    if (lost) (find(`[data-event="${key}"]`) ?? find('[data-cell][tabindex="0"]'))?.focus()
    if (!actions.held() && !busy.has(key)) kept.current = null
  })
  // A press elsewhere puts what the keyboard holds back.
  useEffect(() => {
    const leave = () => {
      kept.current = null
      if (actions.held()?.by === 'keyboard') actions.cancel()
    }
    window.addEventListener('pointerdown', leave, true)
    return () => window.removeEventListener('pointerdown', leave, true)
  }, [actions])

  const carry = (event: KeyboardEvent, span: EventSpan) => {
    const distance = distanceOf(event.key, range.view, span)
    if (!distance) return
    // The end of a time of the clock is moved between hours, that of whole days among days.
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
      if (actions.take(event, 'keyboard')) kept.current = keyOf(event)
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
