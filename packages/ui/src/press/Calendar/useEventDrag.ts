import { useEffect, useRef, type RefObject } from 'react'
import { pointerMove, type Grip } from './pointerMove.ts'
import { isLong, shiftSpan, stretchSpan, type Distance } from './spans.ts'
import type { CalendarEvent } from './types.ts'
import type { MoveActions } from './useEventMoves.ts'

interface DragOptions {
  root: RefObject<HTMLElement | null>
  events: readonly CalendarEvent[]
  actions: MoveActions
  /** Whether there are days on screen to drag over. */
  on: boolean
}

/** Lets a pointer carry events, and pull their ends. */
export function useEventDrag({ root, events, actions, on }: DragOptions): void {
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  useEffect(() => {
    if (!root.current || !on) return
    return pointerMove(root.current, {
      take: (id) => {
        const event = latest.current.find((one) => one.id === id)
        return event !== undefined && actions.take(event, 'pointer')
      },
      over: (distance, grip) => {
        const event = actions.held()?.event
        if (event) actions.over(carried(event, distance, grip))
      },
      drop: actions.drop,
      cancel: actions.cancel,
    })
  }, [root, actions, on])
}

/** Where a drag leads: whole days go by days, times of the clock by minutes too, and their end by minutes alone. */
function carried(event: CalendarEvent, { days, minutes }: Distance, grip: Grip) {
  if (isLong(event)) return (grip === 'end' ? stretchSpan : shiftSpan)(event, { days, minutes: 0 })
  return grip === 'end' ? stretchSpan(event, { days: 0, minutes }) : shiftSpan(event, { days, minutes })
}
