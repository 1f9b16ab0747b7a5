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
  take: (place: Place<Card, Key>, method: Lift<Card, Key>['by']) => boolean
  over: (column: Key | null) => void
  /** Drops the card and returns the outcome; a move is already in progress when this returns. */
  drop: () => { lift: Lift<Card, Key>; outcome: Outcome<Card, Key> } | null
  cancel: () => void
  /** Undoes the user's last move on this board, or announces that there is no move to undo. */
  takeBack: () => void
}

const getMessage = (error: unknown) =>
  error && typeof error === 'object' && 'message' in error ? String(error.message) : ''

/** Connects the reducer with its effects: sends moves to the server, and announces refusals. */
export function useBoardDrag<Card, Key extends string>(
  options: LiftOptions<Card, Key>,
): [BoardState<Card, Key>, LiftActions<Card, Key>] {
  const [state, setState] = useState<BoardState<Card, Key>>({ lift: null, moves: [] })
  const stateRef = useRef(state)
  const optionsRef = useRef(options)
  useEffect(() => {
    optionsRef.current = options
  })

  const dispatch = useCallback((event: BoardEvent<Card, Key>) => {
    stateRef.current = boardReducer(stateRef.current, event)
    setState(stateRef.current)
  }, [])

  /** The last completed move on this board, until it is undone. */
  const lastMove = useRef<InFlight<Card, Key>>(undefined)
  const returnLast = useRef<() => void>(undefined)
  /** Whether the user asked to undo a move before the server confirmed it. */
  const undoRequested = useRef(false)

  const carryOutMove = useCallback(
    async (move: InFlight<Card, Key>) => {
      const { card, from, to, id } = move
      try {
        const { onMove, onTakeBack, mayTakeBack, say } = optionsRef.current
        const mayUndo = mayTakeBack?.({ card, from, to }) ?? true
        await onMove({ card, from, to })
        dispatch({ type: 'settle', id })
        lastMove.current = mayUndo ? move : undefined
        if (!undoRequested.current || !mayUndo) {
          undoRequested.current = false
          return say.moved(
            move,
            mayUndo ? onTakeBack && (() => lastMove.current === move && returnLast.current?.()) : undefined,
          )
        }
        if (stateRef.current.moves.length > 0) return
        undoRequested.current = false
        returnLast.current?.()
      } catch (error) {
        undoRequested.current = false
        const { focusCard, say } = optionsRef.current
        focusCard(from, id, 'free')
        dispatch({ type: 'settle', id })
        const message = getMessage(error)
        // A failure without a message means that the user cancelled the dialog that asks for a reason.
        if (error instanceof MoveConflictError) say.elsewhere(move, message)
        else if (message) say.failed(move, message)
      }
    },
    [dispatch],
  )

  const takeBack = useCallback(async () => {
    const { onTakeBack, say, focusCard } = optionsRef.current
    const { lift, moves } = stateRef.current
    if (!onTakeBack || lift) return
    if (moves.length > 0) {
      undoRequested.current = true
      return
    }
    const move = lastMove.current
    if (!move) return say.nothingToTakeBack()
    lastMove.current = undefined
    const { card, id } = move
    const returnMove = { card, id, from: move.to, to: move.from }
    focusCard(returnMove.to, id)
    dispatch({ type: 'return', move: returnMove })
    setTimeout(() => dispatch({ type: 'dim', id }), timings.highlightMs)
    try {
      await onTakeBack({ card, from: returnMove.from, to: returnMove.to })
      dispatch({ type: 'settle', id })
      optionsRef.current.say.takenBack(returnMove)
    } catch (error) {
      focusCard(returnMove.from, id, 'free')
      dispatch({ type: 'settle', id })
      const { say: announcements } = optionsRef.current
      if (error instanceof MoveConflictError) announcements.elsewhere(returnMove, getMessage(error))
      else announcements.failed(returnMove, getMessage(error))
    }
  }, [dispatch])
  useEffect(() => {
    returnLast.current = () => void takeBack()
  }, [takeBack])

  const actions = useMemo(
    (): LiftActions<Card, Key> => ({
      lifted: () => stateRef.current.lift,
      take: ({ card, column }, method) => {
        const { access, busy, say } = optionsRef.current
        const id = access.cardKey(card)
        const targets = access.targets(card, column)
        if (busy?.has(id) || stateRef.current.moves.some((move) => move.id === id)) say.busy(card)
        else if (!hasTarget(targets)) say.nowhere(targets)
        else dispatch({ type: 'lift', card, id, from: column, targets, by: method })
        return stateRef.current.lift?.id === id
      },
      over: (column) => {
        const { lift } = stateRef.current
        if (!lift) return
        dispatch({ type: 'over', column })
        if (lift.by !== 'menu') optionsRef.current.say.over(lift, column)
      },
      drop: () => {
        const { lift } = stateRef.current
        if (!lift) return null
        const { focusCard, say } = optionsRef.current
        const outcome = getDropOutcome(lift)
        focusCard(
          outcome.kind === 'move' ? outcome.move.to : lift.from,
          lift.id,
          lift.by === 'pointer' ? 'painted' : 'now',
        )
        // The focused card leaves its column. If the browser had to remove the focus itself, it would trigger a layout.
        if (outcome.kind === 'move' && lift.by === 'pointer' && document.activeElement instanceof HTMLElement)
          document.activeElement.blur()
        dispatch({ type: 'drop' })
        say.dropped()
        if (outcome.kind === 'move') {
          const { id } = outcome.move
          setTimeout(() => dispatch({ type: 'dim', id }), timings.highlightMs)
          void carryOutMove(outcome.move)
        } else if (outcome.kind === 'refused') say.refused(outcome.reason)
        else say.cancelled(lift)
        return { lift, outcome }
      },
      cancel: () => {
        const { lift } = stateRef.current
        if (!lift) return
        optionsRef.current.focusCard(lift.from, lift.id)
        dispatch({ type: 'cancel' })
        optionsRef.current.say.cancelled(lift)
      },
      takeBack: () => void takeBack(),
    }),
    [carryOutMove, dispatch, takeBack],
  )
  return [state, actions]
}
