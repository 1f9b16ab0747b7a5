import { stageKeys, type StageKey } from '../shared/stages/stages.ts'
import { defaultStageDays } from '../shared/stages/usual-days.ts'

/** The number of working days that a book may stay at each stage before it is late. */
export interface StageNorms {
  days: Record<StageKey, number>
}

export const defaultNorms: StageNorms = { days: { ...defaultStageDays } }

/** The minimum and maximum number of working days (our rule). A delivered book has no limit. */
export const normLimits = { min: 0, max: 250 } as const

/** Checks `days` as typed. An empty field is null. */
export function validateNorm({
  days,
}: {
  readonly days: Readonly<Partial<Record<StageKey, number | null>>>
}): Record<string, 'normDays'> {
  const invalidStages = stageKeys.filter((stage) => {
    const norm = days[stage] ?? null
    return norm === null || !Number.isInteger(norm) || norm < normLimits.min || norm > normLimits.max
  })
  return Object.fromEntries(invalidStages.map((stage) => [`days.${stage}`, 'normDays']))
}
