import type { QueryOf } from '@press/contract'
import { limits, getFlagsAfterMove, type BoardCard, type BoardColumn, type StageKey } from '@press/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import useSWR from 'swr'
import { refetchResources } from './cache.ts'
import { ApiError } from './errors.ts'
import { callApi } from './http.ts'
import type { Board, Column } from './board-cards.ts'

export type BoardFilter = Pick<QueryOf<'GET /api/tech-cards/board'>, 'search' | 'project_manager_id' | 'due' | 'at'>

interface MoveIntent {
  card: BoardCard
  from: StageKey
  to: StageKey
  /** The reason for the move. It is required from the supervisor, and to send an incomplete textbook to print. */
  reason?: string
}

const boardCall = 'GET /api/tech-cards/board'
/** The server's limit of cards per column in one answer. */
const maxCards = 1000

const isSameCard = (one: BoardCard, other: BoardCard): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the new board, but reuses the previous object of every unchanged card and column, so that React renders only the changed
 * ones.
 */
export function reuseBoardObjects(previous: Board | undefined, next: Board): Board {
  if (!previous) return next
  const cards = new Map(previous.techcards.map((card) => [card.id, card]))
  const columns = new Map(previous.columns.map((column) => [column.key, column]))
  return {
    ...next,
    techcards: next.techcards.map((card) => {
      const previousCard = cards.get(card.id)
      return previousCard && isSameCard(previousCard, card) ? previousCard : card
    }),
    columns: next.columns.map((column) => {
      const previousColumn = columns.get(column.key)
      return previousColumn && JSON.stringify(previousColumn) === JSON.stringify(column) ? previousColumn : column
    }),
  }
}

/**
 * Applies a move to a board: the card becomes the first of its new column. A board that already contains the move stays unchanged.
 */
export function applyMove(board: Board, { card, from, to }: MoveIntent): Board {
  const changes = Object.fromEntries(
    Object.entries(getFlagsAfterMove(from, to)).map(([flag, value]) => [flag, value || undefined]),
  )
  return {
    ...board,
    techcards: board.techcards.map((one) => (one.id === card.id ? { ...one, ...changes } : one)),
    columns: board.columns.map((column) => {
      if (column.key === from) return removeCard(column, card.id)
      return column.key === to ? prependCard(column, card.id) : column
    }),
  }
}

const removeCard = (column: Column, id: number): Column =>
  column.ids.includes(id) ? { ...column, total: column.total - 1, ids: column.ids.filter((one) => one !== id) } : column

const prependCard = (column: Column, id: number): Column =>
  column.ids.includes(id) ? column : { ...column, total: column.total + 1, ids: [id, ...column.ids] }

const replaceCard = (board: Board, card: BoardCard): Board => ({
  ...board,
  techcards: board.techcards.map((one) => (one.id === card.id ? card : one)),
})

/**
 * Returns the board: the server's board with the pending moves applied. A column loads more cards on scroll. Moves are optimistic
 * and roll back if the server refuses.
 */
export function useBoard({ search, project_manager_id, due, at }: BoardFilter) {
  const filter = useMemo(() => ({ search, project_manager_id, due, at }), [search, project_manager_id, due, at])
  const loadedCount = useRef<number>(limits.boardColumnCards)
  const lastBoard = useRef<Board>(undefined)
  const { data, error, isLoading, mutate } = useSWR<Board, Error>(
    [boardCall, { query: filter }],
    async () => {
      const next = await callApi(boardCall, { query: { ...filter, limit: loadedCount.current } })
      lastBoard.current = reuseBoardObjects(lastBoard.current, next)
      return lastBoard.current
    },
    // While the replay steps from day to day, keeps the old cards until the next day has loaded.
    { keepPreviousData: at !== undefined },
  )
  useEffect(() => {
    lastBoard.current = data
  }, [data])

  const loadMore = useCallback(
    async (column: BoardColumn) => {
      const ids = lastBoard.current?.columns.find(({ key }) => key === column)?.ids ?? []
      const after = ids.at(-1)
      if (after === undefined) return
      const page = await callApi(boardCall, { query: { ...filter, column, after } })
      const newIds = page.columns[0]?.ids ?? []
      await mutate(
        (board) => {
          if (!board) return board
          const knownIds = new Set(board.techcards.map(({ id }) => id))
          return {
            ...board,
            techcards: [...board.techcards, ...page.techcards.filter(({ id }) => !knownIds.has(id))],
            columns: board.columns.map((one) =>
              one.key === column ? { ...one, ids: [...new Set([...one.ids, ...newIds])] } : one,
            ),
          }
        },
        { revalidate: false },
      )
      loadedCount.current = Math.min(maxCards, Math.max(loadedCount.current, ids.length + newIds.length))
    },
    [filter, mutate],
  )

  const [pendingMoves, setPendingMoves] = useState<readonly MoveIntent[]>([])
  /** Shows a move optimistically, and then with the server's card. Rolls the move back if the server refuses. */
  const executeMove = useCallback(
    async (intent: MoveIntent, send: () => Promise<{ techcard: BoardCard }>) => {
      setPendingMoves((moves) => [...moves, intent])
      const removePendingMove = () => setPendingMoves((moves) => moves.filter((one) => one !== intent))
      try {
        const { techcard } = await send()
        await mutate((current) => current && replaceCard(applyMove(current, intent), techcard), { revalidate: false })
        removePendingMove()
        void refetchResources('techcard')
      } catch (failure) {
        // The card is back in its old column. Another person may have moved it, so the board is refetched.
        removePendingMove()
        if (failure instanceof ApiError) void mutate()
        throw failure
      }
    },
    [mutate],
  )
  const move = useCallback(
    (intent: MoveIntent) => {
      const { card, from, to, reason } = intent
      const body = { ...getFlagsAfterMove(from, to), version: card.version, ...(reason && { reason }) }
      return executeMove(intent, () => callApi('POST /api/tech-cards/kanban/{id}', { params: { id: card.id }, body }))
    },
    [executeMove],
  )
  /** Undoes the person's own move. `from` is the card's current column; `to` is the column before the move. */
  const undoMove = useCallback(
    (intent: MoveIntent) => {
      const { id, version } = lastBoard.current?.techcards.find((card) => card.id === intent.card.id) ?? intent.card
      return executeMove(intent, () =>
        callApi('POST /api/tech-cards/{id}/take-back', { params: { id }, body: { version } }),
      )
    },
    [executeMove],
  )
  const board = useMemo(() => data && pendingMoves.reduce(applyMove, data), [data, pendingMoves])

  return { board, error, isLoading, retry: () => mutate(), loadMore, move, takeBack: undoMove }
}
