import { useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { spanOver } from './spans.ts'
import type { EventSpan, Place } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

/** Minutes of a cell between hours: what a press on it and the keyboard mark. */
const cell = 60

interface Mark {
  span: EventSpan
  from: Place
  to: Place
}

export interface TimeSelection {
  /** Marks the time from where a pointer was put down to where it is. */
  over: (from: Place, to: Place) => void
  /** Marks the cells from the one in focus, or from where marking began, to another. */
  extend: (from: Place, to: Place) => void
  /** Writes an event over what is marked up to here, else over this cell alone. */
  create: (at: Place) => void
  /** Writes an event over what a pointer has marked. */
  drop: () => void
  clear: () => void
}

const samePlace = (one: Place | undefined, other: Place) => one?.day === other.day && one.minutes === other.minutes

/** Time marked for a new event, by a drag over it or with Shift and arrows; it stays marked while the event is written. */
export function useTimeSelection(onDrawn: (span: EventSpan) => void) {
  const when = useEventTimeText()
  const announce = useAnnounce()
  const [mark, setMark] = useState<Mark | null>(null)
  const now = useRef(mark)
  const latest = useRef({ onDrawn, when, announce })
  useEffect(() => {
    latest.current = { onDrawn, when, announce }
  })

  const drawing = useMemo((): TimeSelection => {
    const put = (next: Mark | null) => {
      now.current = next
      setMark(next)
    }
    return {
      over: (from, to) => {
        // From the hours into the row of whole days: the hours are scrolling there.
        if (from.minutes !== null && to.minutes === null) return
        put({ from, to, span: spanOver(from, to) })
      },
      extend: (here, to) => {
        const from = now.current && samePlace(now.current.to, here) ? now.current.from : here
        const span = spanOver(from, to, cell)
        put({ from, to, span })
        latest.current.announce(latest.current.when.span(span))
      },
      create: (at) => {
        if (!samePlace(now.current?.to, at)) put({ from: at, to: at, span: spanOver(at, at, cell) })
        if (now.current) latest.current.onDrawn(now.current.span)
      },
      drop: () => {
        if (now.current) latest.current.onDrawn(now.current.span)
      },
      clear: () => put(null),
    }
  }, [])
  return { drawn: mark?.span, drawing }
}
