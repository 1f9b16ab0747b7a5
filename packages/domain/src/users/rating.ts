import { ratingCriteria, type Rating, type RatingCriterion } from '../people/rating.ts'
import { quarterName, getQuarter, listPastQuarters } from '../realisation/quarters.ts'

/** Works that were rated, below which their mean says nothing of a person yet. */
export const minRatings = 3
/** Quarters that a rating is followed over, the running one among them. */
export const ratingHistoryQuarters = 7

export interface RatedWork {
  scores: Rating
  /** `yyyy-mm-dd`: when the work was handed in. */
  on: string
}

export type CriterionMeans = Record<RatingCriterion, number>
/** A quarter, `2026-3`, with the mean of each criterion; null where nothing was rated. */
export interface RatedQuarter {
  quarter: string
  means: CriterionMeans | null
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** The mean of each criterion to one decimal; null of no works. */
export function criterionMeans(works: readonly Pick<RatedWork, 'scores'>[]): CriterionMeans | null {
  if (works.length === 0) return null
  return Object.fromEntries(
    ratingCriteria.map((criterion) => [
      criterion,
      tenths(works.reduce((sum, { scores }) => sum + scores[criterion], 0) / works.length),
    ]),
  ) as CriterionMeans
}

/** Ratings by the quarter that the works were handed in, the earliest first, up to the one that `today` lies in. */
export function ratingByQuarter(works: readonly RatedWork[], today: string): RatedQuarter[] {
  const quarters = [getQuarter(today), ...listPastQuarters(today, ratingHistoryQuarters - 1)].toReversed()
  return quarters.map((quarter) => ({
    quarter: quarterName(quarter),
    means: criterionMeans(works.filter(({ on }) => on >= quarter.from && on <= quarter.to)),
  }))
}

/** How a criterion stands: its last mean, and by how much it differs from the one before; null where there is none. */
export function getRatingTrend(
  quarters: readonly RatedQuarter[],
  criterion: RatingCriterion,
): { now: number | null; change: number | null } {
  const known = quarters.flatMap(({ means }) => (means ? [means[criterion]] : []))
  const [now, before] = [known.at(-1) ?? null, known.at(-2)]
  return { now, change: now === null || before === undefined ? null : tenths(now - before) }
}
