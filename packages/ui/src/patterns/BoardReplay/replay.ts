import { daysBetween, type BookLanguage, type Person, type StageKey } from '@press/domain'
import type { Glyph } from '../../foundations/Icon/index.ts'
import { addDays } from '../../primitives/DateField/dates.ts'

/** The size of one step of the replay. */
export const replaySteps = ['day', 'week', 'event'] as const
export type ReplayStep = (typeof replaySteps)[number]

/** A day with its number of moves; `day` is `yyyy-mm-dd`. */
export interface ReplayDay {
  day: string
  moves: number
}

/** One move of the shown day, from place to place. Places are stages unless the board defines others. */
export interface ReplayMove {
  id: number
  at: string
  by: Person | null
  reason: string | null
  /** `techcard.takenBack` for an undone move. */
  type?: string
  book_name?: string
  from: string | null
  to: string | null
  language?: BookLanguage | undefined
}

/** The display of a place on the board, if places are not the stages of a book. */
export interface ReplayPlace {
  name: string
  /** The stage whose color and icon the place has. */
  stage?: StageKey | undefined
  /** An icon that replaces the icon of the stage. */
  glyph?: Glyph | undefined
}
export type GetReplayPlace = (place: string) => ReplayPlace

/** A book that is in a column today, but was not on the shown day. */
export interface ReplayGhost {
  id: number
  book_name: string
  language: BookLanguage
  /** The day when the book came to the column, `yyyy-mm-dd`. */
  since: string | null
}

/** A stage, with its number of books on the shown day and today. */
export interface ReplayCount {
  stage: string
  pastCount: number
  currentCount: number
}

/** Returns every day from the first to the last, including days without moves. */
export function listEveryDay(firstDay: string, lastDay: string, knownDays: readonly ReplayDay[]): readonly ReplayDay[] {
  const moves = new Map(knownDays.map((knownDay) => [knownDay.day, knownDay.moves]))
  return Array.from({ length: Math.max(1, daysBetween(firstDay, lastDay) + 1) }, (_day, index) => {
    const day = addDays(firstDay, index)
    return { day, moves: moves.get(day) ?? 0 }
  })
}

/** Returns the nearest day with a move before or after the given day. Returns undefined if there is no such day. */
export function getNeighbourDay(days: readonly ReplayDay[], day: string, direction: 1 | -1): string | undefined {
  const daysWithMoves = days.filter(({ moves }) => moves > 0)
  return direction > 0
    ? daysWithMoves.find((candidate) => candidate.day > day)?.day
    : daysWithMoves.findLast((candidate) => candidate.day < day)?.day
}

/**
 * Returns the day that a key selects on the axis, within the ends of the axis. Arrows move by a day, with Shift by a week, Page
 * keys by a month.
 */
export function getDayForKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  [firstDay, lastDay]: readonly [first: string, last: string],
): string | undefined {
  const step = shiftKey ? 7 : 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return addDays(day, step)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return addDays(day, -step)
  if (key === 'PageUp') return addDays(day, 30)
  if (key === 'PageDown') return addDays(day, -30)
  if (key === 'Home') return firstDay
  return key === 'End' ? lastDay : undefined
}
