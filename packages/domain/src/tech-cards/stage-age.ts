import { workingDaysBetween } from '../shared/dates/dates.ts'
import { getStageNormDays } from '../shared/stages/usual-days.ts'
import type { StageKey } from '../shared/stages/stages.ts'

/** How late a card is at its stage. `late`: longer than the usual time of the stage. `stuck`: longer than twice the usual time. */
export type Ageing = 'fresh' | 'late' | 'stuck'

/**
 * Returns how many working days a card has been at its stage, the usual number of days, and the tone to show. A delivered book
 * never counts as late.
 */
export function getStageAge(
  stage: StageKey,
  since: string,
  today: string,
): { days: number; usual: number; tone: Ageing } {
  const days = workingDaysBetween(since, today)
  const usual = getStageNormDays(stage)
  if (usual === 0 || days <= usual) return { days, usual, tone: 'fresh' }
  return { days, usual, tone: days > 2 * usual ? 'stuck' : 'late' }
}
