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
  /** Selects the time from where the pointer was pressed to its current position. */
  over: (from: Place, to: Place) => void
  /** Selects the cells from the focused cell, or from where the selection began, to another cell. */
  extend: (from: Place, to: Place) => void
  /** Starts a new event over the selection up to this cell, or over this cell alone. */
  create: (at: Place) => void
  /** Starts a new event over the time that the pointer has selected. */
  drop: () => void
  clear: () => void
}

const samePlace = (one: Place | undefined, other: Place) => one?.day === other.day && one.minutes === other.minutes

/** The time selected for a new event, by a drag or by Shift with arrow keys. It stays selected while the event is edited. */
export function useTimeSelection(onSelect: (span: EventSpan) => void) {
  const when = useEventTimeText()
  const announce = useAnnounce()
  const [mark, setMark] = useState<Mark | null>(null)
  const now = useRef(mark)
  const latest = useRef({ onDrawn: onSelect, when, announce })
  useEffect(() => {
    latest.current = { onDrawn: onSelect, when, announce }
  })

  const drawing = useMemo((): TimeSelection => {
    const updateMark = (next: Mark | null) => {
      now.current = next
      setMark(next)
    }
    return {
      over: (from, to) => {
        // The pointer moved from the hours into the all-day row, where the hours scroll.
        if (from.minutes !== null && to.minutes === null) return
        updateMark({ from, to, span: spanOver(from, to) })
      },
      extend: (place, to) => {
        const from = now.current && samePlace(now.current.to, place) ? now.current.from : place
        const span = spanOver(from, to, cell)
        updateMark({ from, to, span })
        latest.current.announce(latest.current.when.span(span))
      },
      create: (at) => {
        if (!samePlace(now.current?.to, at)) updateMark({ from: at, to: at, span: spanOver(at, at, cell) })
        if (now.current) latest.current.onDrawn(now.current.span)
      },
      drop: () => {
        if (now.current) latest.current.onDrawn(now.current.span)
      },
      clear: () => updateMark(null),
    }
  }, [])
  return { drawn: mark?.span, drawing }
}
