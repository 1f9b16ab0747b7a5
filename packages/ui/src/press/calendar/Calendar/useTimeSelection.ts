import { useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { spanOver } from './spans.ts'
import type { EventSpan, Place } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

/** Minutes per cell between hours: a click or the keyboard selects this much. */
const cell = 60

interface Mark {
  span: EventSpan
  from: Place
  to: Place
}

export interface TimeSelection {
  /** Selects the time from where the pointer was pressed to where it is. */
  over: (from: Place, to: Place) => void
  /** Selects the cells from the focused one, or from where the selection began, to another. */
  extend: (from: Place, to: Place) => void
  /** Starts a new event over the selection up to this cell, or over this cell alone. */
  create: (at: Place) => void
  /** Starts a new event over the time that the pointer has selected. */
  drop: () => void
  clear: () => void
}

const samePlace = (one: Place | undefined, other: Place) => one?.day === other.day && one.minutes === other.minutes

/** The time selected for a new event, by a drag or by Shift with arrow keys. It stays selected while the event is edited. */
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
        // The pointer moved from the hours into the all-day row, where the hours scroll.
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
