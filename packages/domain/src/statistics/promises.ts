/** How early or late a book was delivered compared with its promised date. */
export const promiseKeys = ['early', 'inTime', 'week', 'month', 'later'] as const
export type PromiseKey = (typeof promiseKeys)[number]

/**
 * The upper bound of each key, in days after the promised date. Negative means before the promised date. The last key has no bound.
 */
export const promiseDays: Readonly<Record<Exclude<PromiseKey, 'later'>, number>> = {
  early: -8,
  inTime: 0,
  week: 7,
  month: 30,
}

/** The target share of books delivered by their promised date, in per cent (picture i1). */
export const onTimeTargetPercent = 85

/**
 * The maximum deviation of a print run's cost from the calculated cost, in per cent. Beyond it, the price list must be reviewed.
 */
export const costTolerancePercent = 10

/**
 * Returns the deviation of a print run's cost from the calculated cost, in per cent. It is negative when the print run was cheaper.
 */
export const calculateCostDeviation = ({ calculated, actual }: { calculated: number; actual: number }): number =>
  calculated === 0 ? 0 : ((actual - calculated) / calculated) * 100
