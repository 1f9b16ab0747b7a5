import { workingDaysBetween } from '../dates.ts'
import { normOfStage } from './usual-days.ts'
import type { StageKey } from './stages.ts'

/** `late` past the usual time of a stage, `stuck` past twice that. */
export type Ageing = 'fresh' | 'late' | 'stuck'

/** How long a card has stood at its stage in working days, what is usual there, and how that looks; a delivered book does not age. */
export function getStageAge(
  stage: StageKey,
  since: string,
  today: string,
): { days: number; usual: number; tone: Ageing } {
  const days = workingDaysBetween(since, today)
  const usual = normOfStage(stage)
  if (usual === 0 || days <= usual) return { days, usual, tone: 'fresh' }
  return { days, usual, tone: days > 2 * usual ? 'stuck' : 'late' }
}
