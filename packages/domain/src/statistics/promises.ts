/** How far a book came out from the day it had been promised for. */
export const promiseKeys = ['early', 'inTime', 'week', 'month', 'later'] as const
export type PromiseKey = (typeof promiseKeys)[number]

/** Days after the promised one up to which each is meant; below zero before it. The last has no end. */
export const promiseDays: Readonly<Record<Exclude<PromiseKey, 'later'>, number>> = {
  early: -8,
  inTime: 0,
  week: 7,
  month: 30,
}

/** Per cent of books that the press means to hand over by their day (picture i1). */
export const onTimePlan = 85

/** Per cent by which a run may cost more or less than the calculator said before the price list is to be looked at. */
export const costTolerance = 10

/** By how many per cent of the calculated a run cost more, below zero less. */
export const costDeviation = ({ calculated, actual }: { calculated: number; actual: number }): number =>
  calculated === 0 ? 0 : ((actual - calculated) / calculated) * 100
