import type { RepeatScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { useToast } from '../../../primitives/Toast/index.ts'
import { isSameSpan } from './spans.ts'
import { keyOf, type CalendarEvent, type EventSpan } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

export interface EventMove extends EventSpan {
  /** The event before the move. */
  event: CalendarEvent
  /** For a repeating event: which occurrences move. */
  scope?: RepeatScope
}

interface HeldEvent {
  event: CalendarEvent
  span: EventSpan
  method: 'pointer' | 'keyboard'
}

export interface MoveActions {
  /** Returns the event that is held now, because the value of the last render may be outdated. */
  getHeldEvent: () => HeldEvent | null
  /** Picks an event up, or announces why it cannot be moved. */
  pickUp: (event: CalendarEvent, inputDevice: HeldEvent['method']) => boolean
  /** Moves the held event to another time on screen, without saving it. */
  moveTo: (span: EventSpan) => void
  drop: () => void
  cancel: () => void
}

interface MoveOptions {
  events: readonly CalendarEvent[]
  canEdit: (event: CalendarEvent) => boolean
  onMove: ((move: EventMove) => Promise<void>) | undefined
  /** Asks which occurrences of a series to move; null if the user cancels. */
  askScope: (event: CalendarEvent) => Promise<RepeatScope | null>
}

interface Moves {
  heldEvent: HeldEvent | null
  /** Moves that were dropped and that the server has not answered yet. */
  sentSpans: ReadonlyMap<string, EventSpan>
}

/**
 * Manages the events being moved. A held event follows the pointer. A dropped event stays at its new place until the server
 * answers.
 */
export function useEventMoves(options: MoveOptions) {
  const { events } = options
  const { t } = useTranslation('calendar')
  const eventTimeText = useEventTimeText()
  const announce = useAnnounce()
  const toast = useToast()
  const [moves, setMoves] = useState<Moves>({ heldEvent: null, sentSpans: new Map() })
  const movesRef = useRef(moves)
  const latestRef = useRef({ ...options, t, when: eventTimeText, announce, toast })
  useEffect(() => {
    latestRef.current = { ...options, t, when: eventTimeText, announce, toast }
  })

  const updateMoves = useCallback((changes: Partial<Moves>) => {
    movesRef.current = { ...movesRef.current, ...changes }
    setMoves(movesRef.current)
  }, [])
  const removeSentMove = useCallback(
    (key: string) =>
      updateMoves({ sentSpans: new Map([...movesRef.current.sentSpans].filter(([sentKey]) => sentKey !== key)) }),
    [updateMoves],
  )

  const sendMove = useCallback(
    async ({ event, span }: HeldEvent) => {
      const { name } = event
      const key = keyOf(event)
      updateMoves({ heldEvent: null, sentSpans: new Map(movesRef.current.sentSpans).set(key, span) })
      try {
        const scope = event.occurrence ? await latestRef.current.askScope(event) : undefined
        if (scope === null) {
          removeSentMove(key)
          latestRef.current.announce(
            latestRef.current.t('move.cancelled', { name, when: latestRef.current.when.span(event) }),
          )
          return
        }
        await latestRef.current.onMove?.({ event, ...span, ...(scope && { scope }) })
        removeSentMove(key)
        latestRef.current.announce(latestRef.current.t('move.done', { name, when: latestRef.current.when.span(span) }))
      } catch (failure) {
        removeSentMove(key)
        const message = failure && typeof failure === 'object' && 'message' in failure ? String(failure.message) : ''
        latestRef.current.toast({ tone: 'danger', message: latestRef.current.t('move.failed', { name, message }) })
      }
    },
    [updateMoves, removeSentMove],
  )

  const actions = useMemo((): MoveActions => {
    const cancel = () => {
      const { heldEvent } = movesRef.current
      if (!heldEvent) return
      updateMoves({ heldEvent: null })
      const { t: translate, when: timeText, announce: announceMove } = latestRef.current
      const { event, method } = heldEvent
      if (method === 'keyboard')
        announceMove(translate('move.cancelled', { name: event.name, when: timeText.span(event) }))
    }
    return {
      getHeldEvent: () => movesRef.current.heldEvent,
      pickUp: (event, inputDevice) => {
        const { canEdit, onMove, when: timeText } = latestRef.current
        if (!onMove || !canEdit(event)) {
          latestRef.current.announce(latestRef.current.t(event.deadline ? 'move.refusedDeadline' : 'move.refused'), {
            assertive: true,
          })
          return false
        }
        if (movesRef.current.sentSpans.has(keyOf(event))) return false
        updateMoves({ heldEvent: { event, span: event, method: inputDevice } })
        if (inputDevice === 'keyboard')
          latestRef.current.announce(
            latestRef.current.t('move.lifted', { name: event.name, when: timeText.span(event) }),
          )
        return true
      },
      moveTo: (span) => {
        const { heldEvent } = movesRef.current
        if (!heldEvent || isSameSpan(heldEvent.span, span)) return
        updateMoves({ heldEvent: { ...heldEvent, span } })
        if (heldEvent.method === 'keyboard') latestRef.current.announce(latestRef.current.when.span(span))
      },
      drop: () => {
        const { heldEvent } = movesRef.current
        if (!heldEvent) return
        if (isSameSpan(heldEvent.event, heldEvent.span)) cancel()
        else void sendMove(heldEvent)
      },
      cancel,
    }
  }, [sendMove, updateMoves])

  const { heldEvent, sentSpans } = moves
  const shownEvents = useMemo(
    () =>
      events.map((event) => {
        const key = keyOf(event)
        const span = heldEvent && keyOf(heldEvent.event) === key ? heldEvent.span : sentSpans.get(key)
        return span ? { ...event, dates: span.dates, times: span.times } : event
      }),
    [events, heldEvent, sentSpans],
  )
  const busyKeys = useMemo(() => new Set(sentSpans.keys()), [sentSpans])
  return { visibleEvents: shownEvents, held: heldEvent, busy: busyKeys, actions }
}
