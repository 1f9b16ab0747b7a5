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
  /** The moves of the day, in the order they were made, and what each moved. Keep them the same between renders. */
  moves: readonly { id: number; card: number }[]
  /** The column in which something stood that day. Keep it the same between renders. */
  columnOf: (card: number) => Column | undefined
  /** Goes to another day; '' is today. */
  onDayChange: (day: string) => void
}

/** Milliseconds that a day stands while the days are played. */
const replayStepMs = 1400

/** Walks over the days of a past board and over their moves: by buttons, by keys, by itself. */
export function useReplay<Column extends string>({ at, today, days, moves, columnOf, onDayChange }: Replay<Column>) {
  const [step, setStep] = useState<ReplayStep>('day')
  const [playing, setPlaying] = useState(false)
  /** The move that is pointed at, and at which end of a day to begin when another day was come to for it. */
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
    /** The cards that moved that day. */
    moved: useMemo(() => new Set(moves.map(({ card }) => card)), [moves]),
  }
}
