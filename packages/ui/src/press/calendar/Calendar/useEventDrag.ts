import type { Collision, CollisionDetection, DndContextProps, DragStartEvent } from '@dnd-kit/core'
import { daysBetween } from '@press/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { findEmptyCell, getPlaceAt } from './places.ts'
import { isMultiDay, shiftSpan, stepMinutes, stretchSpan } from './spans.ts'
import { keyOf, type CalendarEvent, type Place } from './types.ts'
import type { TimeSelection } from './useTimeSelection.ts'
import type { MoveActions } from './useEventMoves.ts'

/** What a drag holds: an event, its end, or empty time. */
type Grip = 'whole' | 'end' | 'time'

interface DragOptions {
  events: readonly CalendarEvent[]
  actions: MoveActions
  /** The functions that select the time of a new event; undefined if no event can be created. */
  timeSelection: TimeSelection | undefined
}

/** Reads the pointer's position from the cell under it, so that the views need no geometry. */
const detectCellUnderPointer: CollisionDetection = ({ pointerCoordinates }) => {
  const place = pointerCoordinates && getPlaceAt(pointerCoordinates.x, pointerCoordinates.y)
  return place ? [{ id: `${place.day} ${place.minutes}`, data: { place } }] : []
}
const getCollisionPlace = (collisions: Collision[] | null) => collisions?.[0]?.data?.['place'] as Place | undefined

const getStartPoint = (event: Event): { clientX: number; clientY: number } | undefined =>
  'touches' in event ? (event as TouchEvent).touches[0] : (event as MouseEvent)

/**
 * Lets a pointer move events, drag their ends, and create events from empty time. Returns what the pointer holds and the props of a
 * `DragArea`.
 */
export function useEventDrag(options: DragOptions): { grip: Grip | null; area: Omit<DndContextProps, 'children'> } {
  const [grip, setGrip] = useState<Grip | null>(null)
  const dragRef = useRef<{ grip: Grip; from: Place } | null>(null)
  const latestOptionsRef = useRef(options)
  useEffect(() => {
    latestOptionsRef.current = options
  })

  const dragAreaProps = useMemo(() => {
    const startDrag = ({ activatorEvent }: DragStartEvent) => {
      const { events, actions, timeSelection } = latestOptionsRef.current
      const target = activatorEvent.target as Element
      const point = getStartPoint(activatorEvent)
      const from = point && getPlaceAt(point.clientX, point.clientY)
      if (!from) return
      const key = target.closest<HTMLElement>('[data-event]')?.dataset['event']
      const event = events.find((candidate) => keyOf(candidate) === key)
      if (event ? !actions.pickUp(event, 'pointer') : !timeSelection || !findEmptyCell(target)) return
      const dragGrip = !event ? 'time' : target.closest('[data-resize]') ? 'end' : 'whole'
      dragRef.current = { grip: dragGrip, from }
      setGrip(dragGrip)
    }
    const moveDrag = ({ collisions }: { collisions: Collision[] | null }) => {
      const to = getCollisionPlace(collisions)
      if (!dragRef.current || !to) return
      const { from, grip: dragGrip } = dragRef.current
      const { actions, timeSelection } = latestOptionsRef.current
      const event = actions.getHeldEvent()?.event
      if (dragGrip === 'time') timeSelection?.selectSpan(from, to)
      else if (event) actions.moveTo(getDraggedSpan(event, from, to, dragGrip))
    }
    const endDrag = (outcome: 'drop' | 'cancel') => {
      if (!dragRef.current) return
      const { actions, timeSelection } = latestOptionsRef.current
      if (dragRef.current.grip !== 'time') actions[outcome]()
      else if (outcome === 'drop') timeSelection?.drop()
      else timeSelection?.clear()
      dragRef.current = null
      setGrip(null)
    }

    return {
      collisionDetection: detectCellUnderPointer,
      autoScroll: {
        threshold: { x: 0.05, y: 0.12 },
        acceleration: 3,
        layoutShiftCompensation: false,
        // Dragging in the all-day row above the hours does not scroll the hours.
        canScroll: (element: Element) =>
          element.hasAttribute('data-hours') && typeof dragRef.current?.from.minutes === 'number',
      },
      onDragStart: startDrag,
      onDragMove: moveDrag,
      onDragEnd: (event: { collisions: Collision[] | null }) => {
        moveDrag(event)
        endDrag('drop')
      },
      onDragCancel: () => endDrag('cancel'),
    }
  }, [])
  return { grip, area: dragAreaProps }
}

/** Returns the result of a drag. All-day events move by days, events with times also by minutes, and their end by minutes only. */
function getDraggedSpan(event: CalendarEvent, from: Place, to: Place, grip: Exclude<Grip, 'time'>) {
  const days = daysBetween(from.day, to.day)
  const rawMinutes = from.minutes === null || to.minutes === null ? 0 : to.minutes - from.minutes
  const minutes = Math.round(rawMinutes / stepMinutes) * stepMinutes
  if (isMultiDay(event)) return (grip === 'end' ? stretchSpan : shiftSpan)(event, { days, minutes: 0 })
  return grip === 'end' ? stretchSpan(event, { days: 0, minutes }) : shiftSpan(event, { days, minutes })
}
