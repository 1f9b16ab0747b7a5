import { daysBetween } from '@press/domain'
import { useEffect, useRef, type RefObject } from 'react'
import { pointerMove, type Grip } from './pointerMove.ts'
import { isLong, shiftSpan, step, stretchSpan } from './spans.ts'
import type { CalendarEvent, Place } from './types.ts'
import type { Drawing } from './useDrawing.ts'
import type { MoveActions } from './useEventMoves.ts'

interface DragOptions {
  root: RefObject<HTMLElement | null>
  events: readonly CalendarEvent[]
  actions: MoveActions
  /** Undefined where nothing can be made. */
  drawing: Drawing | undefined
  /** Whether there are days on screen to drag over. */
  on: boolean
}

/** Lets a pointer carry events, pull their ends, and draw new ones out of empty time. */
export function useEventDrag({ root, events, actions, drawing, on }: DragOptions): void {
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  useEffect(() => {
    if (!root.current || !on) return
    return pointerMove(root.current, {
      take: (id) => {
        if (id === null) return drawing !== undefined
        const event = latest.current.find((one) => one.id === id)
        return event !== undefined && actions.take(event, 'pointer')
      },
      over: ({ grip, from, to }) => {
        if (grip === 'time') return drawing?.over(from, to)
        const event = actions.held()?.event
        if (event) actions.over(carried(event, from, to, grip))
      },
      drop: (grip) => (grip === 'time' ? drawing?.drop() : actions.drop()),
      cancel: (grip) => (grip === 'time' ? drawing?.clear() : actions.cancel()),
    })
  }, [root, actions, drawing, on])
}

/** Where a drag leads: whole days go by days, times of the clock by minutes too, and their end by minutes alone. */
function carried(event: CalendarEvent, from: Place, to: Place, grip: Exclude<Grip, 'time'>) {
  const days = daysBetween(from.day, to.day)
  const between = from.minutes === null || to.minutes === null ? 0 : to.minutes - from.minutes
  const minutes = Math.round(between / step) * step
  if (isLong(event)) return (grip === 'end' ? stretchSpan : shiftSpan)(event, { days, minutes: 0 })
  return grip === 'end' ? stretchSpan(event, { days: 0, minutes }) : shiftSpan(event, { days, minutes })
}
