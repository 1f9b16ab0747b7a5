import { useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { getSpanBetween } from './spans.ts'
import type { EventSpan, Place } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

/** Minutes per cell of the hour grid. A click or a key selects one cell. */
const cellMinutes = 60

interface SelectedTime {
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

const isSamePlace = (place: Place | undefined, otherPlace: Place) =>
  place?.day === otherPlace.day && place.minutes === otherPlace.minutes

/** The time selected for a new event, by a drag or by Shift with arrow keys. It stays selected while the event is edited. */
export function useTimeSelection(onSelect: (span: EventSpan) => void) {
  const eventTimeText = useEventTimeText()
  const announce = useAnnounce()
  const [selection, setSelection] = useState<SelectedTime | null>(null)
  const selectionRef = useRef(selection)
  const latestRef = useRef({ onDrawn: onSelect, when: eventTimeText, announce })
  useEffect(() => {
    latestRef.current = { onDrawn: onSelect, when: eventTimeText, announce }
  })

  const timeSelection = useMemo((): TimeSelection => {
    const updateSelection = (nextSelection: SelectedTime | null) => {
      selectionRef.current = nextSelection
      setSelection(nextSelection)
    }
    return {
      selectSpan: (from, to) => {
        // The pointer moved from the hour grid into the all-day row above it. The selection does not change there.
        if (from.minutes !== null && to.minutes === null) return
        updateSelection({ from, to, span: getSpanBetween(from, to) })
      },
      extend: (place, to) => {
        const from =
          selectionRef.current && isSamePlace(selectionRef.current.to, place) ? selectionRef.current.from : place
        const span = getSpanBetween(from, to, cellMinutes)
        updateSelection({ from, to, span })
        latestRef.current.announce(latestRef.current.when.span(span))
      },
      create: (place) => {
        if (!isSamePlace(selectionRef.current?.to, place))
          updateSelection({ from: place, to: place, span: getSpanBetween(place, place, cellMinutes) })
        if (selectionRef.current) latestRef.current.onDrawn(selectionRef.current.span)
      },
      drop: () => {
        if (selectionRef.current) latestRef.current.onDrawn(selectionRef.current.span)
      },
      clear: () => updateSelection(null),
    }
  }, [])
  return { selectedSpan: selection?.span, drawing: timeSelection }
}
