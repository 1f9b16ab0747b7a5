import { daysBetween, type BookLanguage, type StageKey } from '@press/domain'
import type { Glyph } from '../../../foundations/Icon/index.ts'
import { addDays } from '../../../primitives/DateField/dates.ts'
import type { HistoryEvent } from '../wire.ts'

/** How far one step of the replay goes. */
export const replaySteps = ['day', 'week', 'event'] as const
export type ReplayStep = (typeof replaySteps)[number]

/** A day of the press with the moves that it saw; `day` is `yyyy-mm-dd`. */
export interface ReplayDay {
  day: string
  moves: number
}

/** One move of the day that is shown, from place to place: stages, where the board says nothing else. */
export interface ReplayMove extends Pick<HistoryEvent, 'id' | 'at' | 'by' | 'reason'> {
  /** `techcard.takenBack` for one that was taken back. */
  type?: string
  book_name?: string
  from: string | null
  to: string | null
  language?: BookLanguage | undefined
}

/** How a place of the board is shown, where places are not the stages of a book. */
export interface ReplayPlace {
  name: string
  /** Whose colour and drawing it has. */
  stage?: StageKey | undefined
  /** Another drawing than the stage's. */
  glyph?: Glyph | undefined
}
export type PlaceOf = (place: string) => ReplayPlace

/** A book that stands in a column today and did not then. */
export interface ReplayGhost {
  id: number
  book_name: string
  language: BookLanguage
  /** The day it came, `yyyy-mm-dd`. */
  since: string | null
}

/** A stage, how many books stood there on the day, and how many do today. */
export interface ReplayCount {
  stage: string
  past: number
  now: number
}

/** Every day from the first to the last, those without a move too. */
export function everyDay(first: string, last: string, known: readonly ReplayDay[]): readonly ReplayDay[] {
  const moves = new Map(known.map((one) => [one.day, one.moves]))
  return Array.from({ length: Math.max(1, daysBetween(first, last) + 1) }, (_day, at) => {
    const day = addDays(first, at)
    return { day, moves: moves.get(day) ?? 0 }
  })
}

/** The nearest day before or after that saw a move; undefined when there is none. */
export function neighbour(days: readonly ReplayDay[], day: string, by: 1 | -1): string | undefined {
  const busy = days.filter(({ moves }) => moves > 0)
  return by > 0 ? busy.find((one) => one.day > day)?.day : busy.findLast((one) => one.day < day)?.day
}

/** Where a key leads from a day on the axis of days, ends and all: a day by arrows, a week with Shift, a month by Page keys. */
export function dayByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  [first, last]: readonly [first: string, last: string],
): string | undefined {
  const step = shiftKey ? 7 : 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return addDays(day, step)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return addDays(day, -step)
  if (key === 'PageUp') return addDays(day, 30)
  if (key === 'PageDown') return addDays(day, -30)
  if (key === 'Home') return first
  return key === 'End' ? last : undefined
}
