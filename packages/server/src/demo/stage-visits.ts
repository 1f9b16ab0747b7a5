import { stageKeys, type StageKey } from '@press/domain'
import type { DemoCard } from './data.ts'
import { randomFrom, type Calendar } from './random.ts'

export interface Visit {
  stage: StageKey
  entered_at: Date
  left_at: Date | null
}

/** Days, weekends and all, that the demo's books stand at a stage, more or less. */
const stays: Readonly<Record<StageKey, number>> = {
  editor: 3,
  project: 4,
  process: 30,
  signal: 5,
  author: 12,
  typography: 10,
  wap: 5,
  account: 4,
  stock: 7,
  done: 0,
}

/** Days from one delivered book to the next: about what the earlier stages pass on, so that the flow is even but at the author. */
const deliveredDays = 4

/** The way of a card up to now: every stage it has passed, and those where it stands. */
export function buildStageVisits({ id, stages }: DemoCard, delivered: number, { ago }: Calendar): Visit[] {
  const random = randomFrom(id)
  const about = (stage: StageKey, least: number): number => stays[stage] * (least + random() * 0.8)
  const first = stageKeys.indexOf(stages[0] as StageKey)
  const passed = stageKeys.slice(0, first)
  // Some have been forgotten where they stand. Backwards from now: how long it has stood here, then how long it stood at each stage before.
  let moment =
    stages[0] === 'done'
      ? 3 + delivered * deliveredDays + random() * 6
      : 0.3 + about(stages[0] as StageKey, id % 9 === 4 ? 1.6 : 0.05)
  const visits: Visit[] = stages.map((stage, index) => ({
    stage,
    entered_at: ago(moment / (index + 1)),
    left_at: null,
  }))
  for (const stage of passed.toReversed()) {
    const left_at = ago(moment)
    moment += Math.max(0.5, about(stage, 0.6))
    visits.unshift({ stage, entered_at: ago(moment), left_at })
  }
  return visits
}
