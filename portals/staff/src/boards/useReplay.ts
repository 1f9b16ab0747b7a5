import {
  addDays,
  neighbour,
  useShortcut,
  type BoardReplayProps,
  type ReplayDay,
  type ReplayMove,
  type ReplayStep,
} from '@press/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'

interface Replay<Column extends string> {
  at: string
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
export function useReplay<Column extends string>({ at, today, days, moves, columnOf, onDayChange }: Replay<Column>) {
  const [step, setStep] = useState<ReplayStep>('day')
  const [playing, setPlaying] = useState(false)
  /** The selected move. After a change of the day, `first` or `last` is the end of the day at which to start. */
  const [pointed, setPointed] = useState<number | 'first' | 'last'>()
  const selected =
    pointed === 'first'
      ? moves.at(0)?.id
      : pointed === 'last'
        ? moves.at(-1)?.id
        : moves.find(({ id }) => id === pointed)?.id

  const goTo = useCallback((day: string) => onDayChange(day >= today ? '' : day), [onDayChange, today])
  const goToMove = (by: 1 | -1) => {
    const place = moves.findIndex(({ id }) => id === selected)
    const next = moves[place === -1 && by < 0 ? -1 : place + by]
    if (next) return setPointed(next.id)
    const day = neighbour(days, at, by)
    if (!day) return setPlaying(false)
    setPointed(by > 0 ? 'first' : 'last')
    goTo(day)
  }
  const go = (by: 1 | -1) => {
    if (step === 'event') return goToMove(by)
    setPointed(undefined)
    goTo(addDays(at, step === 'week' ? 7 * by : by))
  }
  useShortcut('j', () => goToMove(1))
  useShortcut('k', () => goToMove(-1))

  const forth = useEffectEvent(() => go(1))
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(forth, replayStepMs)
    return () => clearInterval(timer)
  }, [playing])

  const spotlight = useMemo(() => {
    const move = moves.find(({ id }) => id === selected)
    const column = move && columnOf(move.card)
    return move && column && { column, id: move.card }
  }, [moves, selected, columnOf])

  return {
    bar: { step, onStepChange: setStep, onGo: go, playing, onPlay: setPlaying } satisfies Partial<BoardReplayProps>,
    selected,
    select: ({ id }: Pick<ReplayMove, 'id'>) => setPointed(id),
    spotlight,
    /** The cards that moved on that day. */
    moved: useMemo(() => new Set(moves.map(({ card }) => card)), [moves]),
  }
}
