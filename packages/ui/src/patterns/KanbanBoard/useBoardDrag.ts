import { timings } from '@press/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  boardReducer,
  hasTarget,
  getDropOutcome,
  type BoardEvent,
  type BoardState,
  type PendingMove,
  type Lift,
  type Outcome,
} from './board-reducer.ts'
import type { Place } from './card-positions.ts'
import { MoveConflictError, type BoardMove, type CardAccess, type CardKey } from './types.ts'
import type { Announcements } from './useAnnouncements.ts'
import type { FocusTiming } from './useCardFocus.ts'

interface LiftOptions<Card, Key extends string> {
  access: CardAccess<Card, Key>
  busy: ReadonlySet<CardKey> | undefined
  onMove: (move: BoardMove<Card, Key>) => Promise<void>
  onUndo: ((move: BoardMove<Card, Key>) => Promise<void>) | undefined
  canUndo: ((move: BoardMove<Card, Key>) => boolean) | undefined
  announcements: Announcements<Card, Key>
  focusCard: (column: Key, id: CardKey, when?: FocusTiming) => void
}

export interface LiftActions<Card, Key extends string> {
  /** Returns the currently lifted card, which may be newer than the card of the last render. */
  getLift: () => Lift<Card, Key> | null
  /** Lifts a card, or announces why it cannot be lifted. */
  liftCard: (place: Place<Card, Key>, method: Lift<Card, Key>['method']) => boolean
  setTargetColumn: (column: Key | null) => void
  /** Drops the card and returns the outcome; a move is already in progress when this returns. */
  drop: () => { lift: Lift<Card, Key>; outcome: Outcome<Card, Key> } | null
  cancel: () => void
  /** Undoes the user's last move on this board, or announces that there is no move to undo. */
  undo: () => void
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
  const lastMoveRef = useRef<PendingMove<Card, Key>>(undefined)
  const undoLastMoveRef = useRef<() => void>(undefined)
  /** Whether the user asked to undo a move before the server confirmed it. */
  const isUndoRequestedRef = useRef(false)

  const executeMove = useCallback(
    async (move: PendingMove<Card, Key>) => {
      const { card, from, to, id } = move
      try {
        const { onMove, onUndo, canUndo, announcements } = optionsRef.current
        const isUndoAllowed = canUndo?.({ card, from, to }) ?? true
        await onMove({ card, from, to })
        dispatch({ type: 'settle', id })
        lastMoveRef.current = isUndoAllowed ? move : undefined
        if (!isUndoRequestedRef.current || !isUndoAllowed) {
          isUndoRequestedRef.current = false
          return announcements.announceMove(
            move,
            isUndoAllowed ? onUndo && (() => lastMoveRef.current === move && undoLastMoveRef.current?.()) : undefined,
          )
        }
        if (stateRef.current.moves.length > 0) return
        isUndoRequestedRef.current = false
        undoLastMoveRef.current?.()
      } catch (error) {
        isUndoRequestedRef.current = false
        const { focusCard, announcements } = optionsRef.current
        focusCard(from, id, 'free')
        dispatch({ type: 'settle', id })
        const message = getMessage(error)
        // A failure without a message means that the user cancelled the dialog that asks for a reason.
        if (error instanceof MoveConflictError) announcements.announceConflict(move, message)
        else if (message) announcements.announceFailure(move, message)
      }
    },
    [dispatch],
  )

  const undoLastMove = useCallback(async () => {
    const { onUndo, announcements, focusCard } = optionsRef.current
    const { lift, moves } = stateRef.current
    if (!onUndo || lift) return
    if (moves.length > 0) {
      isUndoRequestedRef.current = true
      return
    }
    const move = lastMoveRef.current
    if (!move) return announcements.announceNothingToUndo()
    lastMoveRef.current = undefined
    const { card, id } = move
    const returnMove = { card, id, from: move.to, to: move.from }
    focusCard(returnMove.to, id)
    dispatch({ type: 'return', move: returnMove })
    setTimeout(() => dispatch({ type: 'dim', id }), timings.highlightMs)
    try {
      await onUndo({ card, from: returnMove.from, to: returnMove.to })
      dispatch({ type: 'settle', id })
      optionsRef.current.announcements.announceUndo(returnMove)
    } catch (error) {
      focusCard(returnMove.from, id, 'free')
      dispatch({ type: 'settle', id })
      const { announcements: latestAnnouncements } = optionsRef.current
      if (error instanceof MoveConflictError) latestAnnouncements.announceConflict(returnMove, getMessage(error))
      else latestAnnouncements.announceFailure(returnMove, getMessage(error))
    }
  }, [dispatch])
  useEffect(() => {
    undoLastMoveRef.current = () => void undoLastMove()
  }, [undoLastMove])

  const actions = useMemo(
    (): LiftActions<Card, Key> => ({
      getLift: () => stateRef.current.lift,
      liftCard: ({ card, column }, method) => {
        const { access, busy, announcements } = optionsRef.current
        const id = access.cardKey(card)
        const targets = access.targets(card, column)
        if (busy?.has(id) || stateRef.current.moves.some((move) => move.id === id)) announcements.announceBusy(card)
        else if (!hasTarget(targets)) announcements.announceNoTarget(targets)
        else dispatch({ type: 'lift', card, id, from: column, targets, method })
        return stateRef.current.lift?.id === id
      },
      setTargetColumn: (column) => {
        const { lift } = stateRef.current
        if (!lift) return
        dispatch({ type: 'over', column })
        if (lift.method !== 'menu') optionsRef.current.announcements.announceOver(lift, column)
      },
      drop: () => {
        const { lift } = stateRef.current
        if (!lift) return null
        const { focusCard, announcements } = optionsRef.current
        const outcome = getDropOutcome(lift)
        focusCard(
          outcome.kind === 'move' ? outcome.move.to : lift.from,
          lift.id,
          lift.method === 'pointer' ? 'painted' : 'now',
        )
        // The focused card leaves its column. If the browser had to remove the focus itself, it would trigger a layout.
        if (outcome.kind === 'move' && lift.method === 'pointer' && document.activeElement instanceof HTMLElement)
          document.activeElement.blur()
        dispatch({ type: 'drop' })
        announcements.cancelAnnouncement()
        if (outcome.kind === 'move') {
          const { id } = outcome.move
          setTimeout(() => dispatch({ type: 'dim', id }), timings.highlightMs)
          void executeMove(outcome.move)
        } else if (outcome.kind === 'refused') announcements.announceRefusal(outcome.reason)
        else announcements.announceCancel(lift)
        return { lift, outcome }
      },
      cancel: () => {
        const { lift } = stateRef.current
        if (!lift) return
        optionsRef.current.focusCard(lift.from, lift.id)
        dispatch({ type: 'cancel' })
        optionsRef.current.announcements.announceCancel(lift)
      },
      undo: () => void undoLastMove(),
    }),
    [executeMove, dispatch, undoLastMove],
  )
  return [state, actions]
}
