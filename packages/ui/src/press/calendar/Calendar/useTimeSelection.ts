import { useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { getSpanBetween } from './spans.ts'
import type { EventSpan, Place } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

/** Minutes per cell of the hour grid. A click or a key selects one cell. */
const cellMinutes = 60

interface Mark {
  span: EventSpan
  from: Place
  to: Place
}

export interface TimeSelection {
  /** Selects the time from where the pointer was pressed to its current position. */
  selectSpan: (from: Place, to: Place) => void
  /** Selects the cells from the focused cell, or from where the selection began, to another cell. */
  extend: (from: Place, to: Place) => void
  /** Starts a new event over the selection up to this cell, or over this cell alone. */
  create: (place: Place) => void
  /** Starts a new event over the time that the pointer has selected. */
  drop: () => void
  clear: () => void
}

const samePlace = (place: Place | undefined, otherPlace: Place) =>
  place?.day === otherPlace.day && place.minutes === otherPlace.minutes

/** The time selected for a new event, by a drag or by Shift with arrow keys. It stays selected while the event is edited. */
export function useTimeSelection(onSelect: (span: EventSpan) => void) {
  const eventTimeText = useEventTimeText()
  const announce = useAnnounce()
  const [mark, setMark] = useState<Mark | null>(null)
  const markRef = useRef(mark)
  const latest = useRef({ onDrawn: onSelect, when: eventTimeText, announce })
  useEffect(() => {
    latest.current = { onDrawn: onSelect, when: eventTimeText, announce }
  })

  const drawing = useMemo((): TimeSelection => {
    const updateMark = (next: Mark | null) => {
      markRef.current = next
      setMark(next)
    }
    return {
      selectSpan: (from, to) => {
        // The pointer moved from the hour grid into the all-day row above it. The selection does not change there.
        if (from.minutes !== null && to.minutes === null) return
        updateMark({ from, to, span: getSpanBetween(from, to) })
      },
      extend: (place, to) => {
        const from = markRef.current && samePlace(markRef.current.to, place) ? markRef.current.from : place
        const span = getSpanBetween(from, to, cellMinutes)
        updateMark({ from, to, span })
        latest.current.announce(latest.current.when.span(span))
      },
      create: (place) => {
        if (!samePlace(markRef.current?.to, place))
          updateMark({ from: place, to: place, span: getSpanBetween(place, place, cellMinutes) })
        if (markRef.current) latest.current.onDrawn(markRef.current.span)
      },
      drop: () => {
        if (markRef.current) latest.current.onDrawn(markRef.current.span)
      },
      clear: () => updateMark(null),
    }
  }, [])
  return { selectedSpan: mark?.span, drawing }
}
