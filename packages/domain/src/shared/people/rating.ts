/** The criteria on which works and books are rated. The score for each criterion is from 1 to 5 (spec §3). */
export const ratingCriteria = ['quality', 'punctuality', 'creativity', 'politeness', 'communication'] as const
export type RatingCriterion = (typeof ratingCriteria)[number]

export const ratingScores = [1, 2, 3, 4, 5] as const
export type RatingScore = (typeof ratingScores)[number]
export type Rating = Record<RatingCriterion, RatingScore>

const isScore = (score: unknown): boolean => ratingScores.some((one) => one === score)

/** Returns the criteria that have no score yet. A rating must include all criteria. */
export const findMissingScores = (rating: Partial<Record<RatingCriterion, number | null>>): RatingCriterion[] =>
  ratingCriteria.filter((criterion) => !isScore(rating[criterion]))

/** Returns the mean of a rating's five scores. */
export const calculateRatingMean = (rating: Rating): number =>
  ratingCriteria.reduce((sum, criterion) => sum + rating[criterion], 0) / ratingCriteria.length

/** Returns the mean of all ratings that a person received, to one decimal; null without ratings. */
export const calculateAverageRating = (ratings: readonly Rating[]): number | null =>
  ratings.length
    ? Math.round((ratings.reduce((sum, rating) => sum + calculateRatingMean(rating), 0) / ratings.length) * 10) / 10
    : null

export interface RatingSummary {
  mean: number
  count: number
  /** The mean of each criterion, to one decimal. */
  criteria: Record<RatingCriterion, number>
}

/** Summarizes all ratings that a person received; null without ratings. */
export function summarizeRatings(ratings: readonly Rating[]): RatingSummary | null {
  const mean = calculateAverageRating(ratings)
  if (mean === null) return null
  const getCriterionMean = (criterion: RatingCriterion): number =>
    Math.round((ratings.reduce((sum, rating) => sum + rating[criterion], 0) / ratings.length) * 10) / 10
  const criteria = Object.fromEntries(ratingCriteria.map((criterion) => [criterion, getCriterionMean(criterion)]))
  return { mean, count: ratings.length, criteria: criteria as Record<RatingCriterion, number> }
}
