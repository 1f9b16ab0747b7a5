import { flagOf, stageIndex, stageKeys, type StageFlags, type StageKey } from './stages.ts'

/** Days a book usually stands at a stage, where the press has no past books to learn from (ours). */
export const usualDays: Readonly<Record<StageKey, number>> = {
  editor: 3,
  project: 4,
  process: 30,
  signal: 5,
  author: 7,
  typography: 10,
  wap: 5,
  account: 4,
  stock: 7,
  done: 0,
}

/** One time a book stood at a stage; moments in ISO 8601, open while it stands there. */
export interface StageVisit {
  stage: StageKey
  entered_at: string
  left_at: string | null
}

export interface PathStep {
  stage: StageKey
  state: 'past' | 'current' | 'future'
  entered_at: string | null
  left_at: string | null
  /** The day it is expected to come there (`yyyy-mm-dd`), where it has not been yet. */
  expected: string | null
}

const dayLength = 86_400_000

/**
 * The way of a book through the ten stages: where it was, stands, and is expected when. Each stage is expected to last as many
 * days as it lasted for past books; a stage that lasts longer already pushes the rest on from today.
 */
export function pathOf(
  card: StageFlags,
  visits: readonly StageVisit[],
  days: Partial<Record<StageKey, number>>,
  now: Date,
): PathStep[] {
  const furthest = Math.max(0, ...stageKeys.map((stage, index) => (card[flagOf(stage)] ? index : 0)))
  const lasts = (stage: StageKey): number => (days[stage] ?? usualDays[stage]) * dayLength
  const visit = (stage: StageKey): StageVisit | undefined => visits.findLast((one) => one.stage === stage)
  const here = stageKeys[furthest] ?? 'editor'
  const since = Date.parse(visit(here)?.entered_at ?? now.toISOString())
  let arrival = Math.max(since + lasts(here), now.getTime())
  return stageKeys.map((stage) => {
    if (stageIndex(stage) > furthest) {
      const expected = new Date(arrival).toISOString().slice(0, 10)
      arrival += lasts(stage)
      return { stage, state: 'future', entered_at: null, left_at: null, expected }
    }
    const { entered_at = null, left_at = null } = visit(stage) ?? {}
    const state = card[flagOf(stage)] ? 'current' : 'past'
    return { stage, state, entered_at, left_at: state === 'current' ? null : left_at, expected: null }
  })
}
