import { stageKeys, type StageKey } from '../tech-cards/stages.ts'
import { defaultStageDays } from '../tech-cards/usual-days.ts'

/** Working days that a book may stand at each stage before it is late. */
export interface StageNorms {
  days: Record<StageKey, number>
}

export const firstNorms: StageNorms = { days: { ...defaultStageDays } }

/** Working days (ours): a delivered book has none. */
export const normLimits = { min: 0, max: 250 } as const

/** `days` as typed: what is empty is null. */
export function validateNorm({
  days,
}: {
  readonly days: Readonly<Partial<Record<StageKey, number | null>>>
}): Record<string, 'normDays'> {
  const wrong = stageKeys.filter((stage) => {
    const norm = days[stage] ?? null
    return norm === null || !Number.isInteger(norm) || norm < normLimits.min || norm > normLimits.max
  })
  return Object.fromEntries(wrong.map((stage) => [`days.${stage}`, 'normDays']))
}
