import { timings } from '@press/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  boardReducer,
  hasTarget,
  getDropOutcome,
  type BoardEvent,
  type BoardState,
  type InFlight,
  type Lift,
  type Outcome,
} from './board-reducer.ts'
import type { Place } from './card-positions.ts'
import { MoveConflictError, type BoardMove, type CardAccess, type CardKey } from './types.ts'
import type { Announcements } from './useAnnouncements.ts'
import type { FocusWhen } from './useCardFocus.ts'

interface LiftOptions<Card, Key extends string> {
  access: CardAccess<Card, Key>
  busy: ReadonlySet<CardKey> | undefined
  onMove: (move: BoardMove<Card, Key>) => Promise<void>
  onTakeBack: ((move: BoardMove<Card, Key>) => Promise<void>) | undefined
  mayTakeBack: ((move: BoardMove<Card, Key>) => boolean) | undefined
  say: Announcements<Card, Key>
  focusCard: (column: Key, id: CardKey, when?: FocusWhen) => void
}

export interface LiftActions<Card, Key extends string> {
  /** Returns the currently lifted card, which may be newer than the card of the last render. */
  lifted: () => Lift<Card, Key> | null
  /** Lifts a card, or announces why it cannot be lifted. */
  take: (place: Place<Card, Key>, by: Lift<Card, Key>['by']) => boolean
  over: (column: Key | null) => void
  /** Drops the card and returns the outcome; a move is already in progress when this returns. */
  drop: () => { lift: Lift<Card, Key>; outcome: Outcome<Card, Key> } | null
  cancel: () => void
  /** Undoes the user's last move on this board, or announces that there is no move to undo. */
  takeBack: () => void
}

const messageOf = (failure: unknown) =>
  failure && typeof failure === 'object' && 'message' in failure ? String(failure.message) : ''

/** Connects the reducer with its effects: sends moves to the server, and announces refusals. */
export function useBoardDrag<Card, Key extends string>(
  options: LiftOptions<Card, Key>,
): [BoardState<Card, Key>, LiftActions<Card, Key>] {
  const [state, setState] = useState<BoardState<Card, Key>>({ lift: null, moves: [] })
  const now = useRef(state)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const send = useCallback((event: BoardEvent<Card, Key>) => {
    now.current = boardReducer(now.current, event)
    setState(now.current)
  }, [])

  /** The last completed move on this board, until it is undone. */
  const last = useRef<InFlight<Card, Key>>(undefined)
  const returnLast = useRef<() => void>(undefined)
  /** Whether the user asked to undo a move before the server confirmed it. */
  const undoRequested = useRef(false)

  const carryOut = useCallback(
    async (move: InFlight<Card, Key>) => {
      const { card, from, to, id } = move
      try {
        const { onMove, onTakeBack, mayTakeBack, say } = latest.current
        const back = mayTakeBack?.({ card, from, to }) ?? true
        await onMove({ card, from, to })
        send({ type: 'settle', id })
        last.current = back ? move : undefined
        if (!undoRequested.current || !back) {
          undoRequested.current = false
          return say.moved(
            move,
            back ? onTakeBack && (() => last.current === move && returnLast.current?.()) : undefined,
          )
        }
        if (now.current.moves.length > 0) return
        undoRequested.current = false
        returnLast.current?.()
      } catch (failure) {
        undoRequested.current = false
        const { focusCard, say } = latest.current
        focusCard(from, id, 'free')
        send({ type: 'settle', id })
        const message = messageOf(failure)
        // A failure without a message means that the user cancelled the dialog that asks for a reason.
        if (failure instanceof MoveConflictError) say.elsewhere(move, message)
        else if (message) say.failed(move, message)
      }
    },
    [send],
  )

  const takeBack = useCallback(async () => {
    const { onTakeBack, say, focusCard } = latest.current
    const { lift, moves } = now.current
    if (!onTakeBack || lift) return
    if (moves.length > 0) {
      undoRequested.current = true
      return
    }
    const move = last.current
    if (!move) return say.nothingToTakeBack()
    last.current = undefined
    const { card, id } = move
    const back = { card, id, from: move.to, to: move.from }
    focusCard(back.to, id)
    send({ type: 'return', move: back })
    setTimeout(() => send({ type: 'dim', id }), timings.highlightMs)
    try {
      await onTakeBack({ card, from: back.from, to: back.to })
      send({ type: 'settle', id })
      latest.current.say.takenBack(back)
    } catch (failure) {
      focusCard(back.from, id, 'free')
      send({ type: 'settle', id })
      const { say: speak } = latest.current
      if (failure instanceof MoveConflictError) speak.elsewhere(back, messageOf(failure))
      else speak.failed(back, messageOf(failure))
    }
  }, [send])
  useEffect(() => {
    returnLast.current = () => void takeBack()
  }, [takeBack])

  const actions = useMemo(
    (): LiftActions<Card, Key> => ({
      lifted: () => now.current.lift,
      take: ({ card, column }, by) => {
        const { access, busy, say } = latest.current
        const id = access.cardKey(card)
        const targets = access.targets(card, column)
        if (busy?.has(id) || now.current.moves.some((move) => move.id === id)) say.busy(card)
        else if (!hasTarget(targets)) say.nowhere(targets)
        else send({ type: 'lift', card, id, from: column, targets, by })
        return now.current.lift?.id === id
      },
      over: (column) => {
        const { lift } = now.current
        if (!lift) return
        send({ type: 'over', column })
        if (lift.by !== 'menu') latest.current.say.over(lift, column)
      },
      drop: () => {
        const { lift } = now.current
        if (!lift) return null
        const { focusCard, say } = latest.current
        const outcome = getDropOutcome(lift)
        focusCard(
          outcome.kind === 'move' ? outcome.move.to : lift.from,
          lift.id,
          lift.by === 'pointer' ? 'painted' : 'now',
        )
        // The focused card leaves its column. If the browser had to remove the focus itself, it would trigger a layout.
        if (outcome.kind === 'move' && lift.by === 'pointer' && document.activeElement instanceof HTMLElement)
          document.activeElement.blur()
        send({ type: 'drop' })
        say.dropped()
        if (outcome.kind === 'move') {
          const { id } = outcome.move
          setTimeout(() => send({ type: 'dim', id }), timings.highlightMs)
          void carryOut(outcome.move)
        } else if (outcome.kind === 'refused') say.refused(outcome.reason)
        else say.cancelled(lift)
        return { lift, outcome }
      },
      cancel: () => {
        const { lift } = now.current
        if (!lift) return
        latest.current.focusCard(lift.from, lift.id)
        send({ type: 'cancel' })
        latest.current.say.cancelled(lift)
      },
      takeBack: () => void takeBack(),
    }),
    [carryOut, send, takeBack],
  )
  return [state, actions]
}
