import { stageKeys, type StageKey } from '@press/domain'
import type { DemoCard } from './data.ts'
import { createRandom, type Calendar } from './random.ts'

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
const daysBetweenDeliveries = 4

/** Returns the stage visits of a card up to now: every stage that the card has left, and the current stages. */
export function buildStageVisits({ id, stages }: DemoCard, deliveredIndex: number, { ago }: Calendar): Visit[] {
  const random = createRandom(id)
  const pickStageDays = (stage: StageKey, minFactor: number): number => stageDays[stage] * (minFactor + random() * 0.8)
  const firstStageIndex = stageKeys.indexOf(stages[0] as StageKey)
  const passedStages = stageKeys.slice(0, firstStageIndex)
  // Counts back from now: the time at the current stage, then the time at each earlier stage. Some books were forgotten and stay
  // much longer than usual.
  let daysAgo =
    stages[0] === 'done'
      ? 3 + deliveredIndex * daysBetweenDeliveries + random() * 6
      : 0.3 + pickStageDays(stages[0] as StageKey, id % 9 === 4 ? 1.6 : 0.05)
  const visits: Visit[] = stages.map((stage, index) => ({
    stage,
    entered_at: ago(daysAgo / (index + 1)),
    left_at: null,
  }))
  for (const stage of passedStages.toReversed()) {
    const left_at = ago(daysAgo)
    daysAgo += Math.max(0.5, pickStageDays(stage, 0.6))
    visits.unshift({ stage, entered_at: ago(daysAgo), left_at })
  }
  return visits
}
