import { ratingCriteria, type Rating, type RatingCriterion } from '../shared/people/rating.ts'
import { getQuarterName, getQuarter, listPastQuarters } from '../shared/dates/quarters.ts'

/** The minimum number of rated works that make an average meaningful. */
export const minRatings = 3
/** The number of quarters in a rating's history, including the current one. */
export const ratingHistoryQuarters = 7

export interface RatedWork {
  scores: Rating
  /** The date when the work was submitted, `yyyy-mm-dd`. */
  on: string
}

export type CriterionMeans = Record<RatingCriterion, number>
/** A quarter, such as `2026-3`, with the mean of each criterion. Null without ratings. */
export interface RatedQuarter {
  quarter: string
  means: CriterionMeans | null
}

const roundToTenths = (value: number): number => Math.round(value * 10) / 10

/** Returns the mean of each criterion to one decimal. Null without works. */
export function calculateCriterionMeans(works: readonly Pick<RatedWork, 'scores'>[]): CriterionMeans | null {
  if (works.length === 0) return null
  return Object.fromEntries(
    ratingCriteria.map((criterion) => [
      criterion,
      roundToTenths(works.reduce((sum, { scores }) => sum + scores[criterion], 0) / works.length),
    ]),
  ) as CriterionMeans
}

/** Groups ratings by the quarter in which the works were submitted, from the earliest to the quarter of `today`. */
export function groupRatingsByQuarter(works: readonly RatedWork[], today: string): RatedQuarter[] {
  const quarters = [getQuarter(today), ...listPastQuarters(today, ratingHistoryQuarters - 1)].toReversed()
  return quarters.map((quarter) => ({
    quarter: getQuarterName(quarter),
    means: calculateCriterionMeans(works.filter(({ on }) => on >= quarter.from && on <= quarter.to)),
  }))
}

/** Returns the latest mean of a criterion, and its difference from the mean before it. Null when there is none. */
export function getRatingTrend(
  quarters: readonly RatedQuarter[],
  criterion: RatingCriterion,
): { now: number | null; change: number | null } {
  const knownMeans = quarters.flatMap(({ means }) => (means ? [means[criterion]] : []))
  const [latestMean, previousMean] = [knownMeans.at(-1) ?? null, knownMeans.at(-2)]
  return {
    now: latestMean,
    change: latestMean === null || previousMean === undefined ? null : roundToTenths(latestMean - previousMean),
  }
}
