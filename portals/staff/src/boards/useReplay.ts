import {
  addDays,
  getNeighbourDay,
  useShortcut,
  type BoardReplayProps,
  type ReplayDay,
  type ReplayMove,
  type ReplayStep,
} from '@press/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'

interface ReplayOptions<Column extends string> {
  shownDay: string
  today: string
  days: readonly ReplayDay[]
  /** The moves of the day in chronological order, with the moved cards. Keep the array stable between renders. */
  moves: readonly { id: number; card: number }[]
  /** Returns the column in which a card was on that day. Keep the function stable between renders. */
  columnOf: (card: number) => Column | undefined
  /** Shows another day; '' means today. */
  onDayChange: (day: string) => void
}

/** How long each day is shown during playback, in milliseconds. */
const replayStepMs = 1400

/** Navigates the days of a past board and their moves: by buttons, by keys, and by automatic playback. */
export function useReplay<Column extends string>({
  shownDay,
  today,
  days,
  moves,
  columnOf,
  onDayChange,
}: ReplayOptions<Column>) {
  const [step, setStep] = useState<ReplayStep>('day')
  const [isPlaying, setIsPlaying] = useState(false)
  /** The selected move. After a change of the day, `first` or `last` is the end of the day at which to start. */
  const [selection, setSelection] = useState<number | 'first' | 'last'>()
  const selectedMoveId =
    selection === 'first'
      ? moves.at(0)?.id
      : selection === 'last'
        ? moves.at(-1)?.id
        : moves.find(({ id }) => id === selection)?.id

  const goToDay = useCallback((day: string) => onDayChange(day >= today ? '' : day), [onDayChange, today])
  const goToMove = (direction: 1 | -1) => {
    const index = moves.findIndex(({ id }) => id === selectedMoveId)
    const nextMove = moves[index === -1 && direction < 0 ? -1 : index + direction]
    if (nextMove) return setSelection(nextMove.id)
    const day = getNeighbourDay(days, shownDay, direction)
    if (!day) return setIsPlaying(false)
    setSelection(direction > 0 ? 'first' : 'last')
    goToDay(day)
  }
  const stepBy = (direction: 1 | -1) => {
    if (step === 'event') return goToMove(direction)
    setSelection(undefined)
    goToDay(addDays(shownDay, step === 'week' ? 7 * direction : direction))
  }
  useShortcut('j', () => goToMove(1))
  useShortcut('k', () => goToMove(-1))

  const stepForward = useEffectEvent(() => stepBy(1))
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(stepForward, replayStepMs)
    return () => clearInterval(timer)
  }, [isPlaying])

  const spotlight = useMemo(() => {
    const move = moves.find(({ id }) => id === selectedMoveId)
    const column = move && columnOf(move.card)
    return move && column && { column, id: move.card }
  }, [moves, selectedMoveId, columnOf])

  return {
    bar: {
      step,
      onStepChange: setStep,
      onMoveDay: stepBy,
      playing: isPlaying,
      onPlay: setIsPlaying,
    } satisfies Partial<BoardReplayProps>,
    selected: selectedMoveId,
    select: ({ id }: Pick<ReplayMove, 'id'>) => setSelection(id),
    spotlight,
    /** The cards that moved on that day. */
    movedCards: useMemo(() => new Set(moves.map(({ card }) => card)), [moves]),
  }
}
