import { stageKeys, type StageKey } from '@press/domain'
import type { DemoCard } from './data.ts'
import { randomFrom, type Calendar } from './random.ts'

export interface Visit {
  stage: StageKey
  entered_at: Date
  left_at: Date | null
}

/** The approximate number of calendar days that the demo's books stay at each stage. */
const stageDays: Readonly<Record<StageKey, number>> = {
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

/**
 * The number of days between the deliveries of two books. With this number, about as many books leave a stage as enter it, except
 * at the author stage.
 */
const deliveredDays = 4

/** Returns the stage visits of a card up to now: every stage that the card has left, and the current stages. */
export function buildStageVisits({ id, stages }: DemoCard, delivered: number, { ago }: Calendar): Visit[] {
  const random = randomFrom(id)
  const about = (stage: StageKey, minFactor: number): number => stageDays[stage] * (minFactor + random() * 0.8)
  const first = stageKeys.indexOf(stages[0] as StageKey)
  const passed = stageKeys.slice(0, first)
  // Counts back from now: the time at the current stage, then the time at each earlier stage. Some books were forgotten and stay
  // much longer than usual.
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
