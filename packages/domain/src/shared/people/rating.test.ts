import { describe, expect, it } from 'vitest'
import { findMissingScores, calculateRatingMean, calculateAverageRating, type Rating } from './rating.ts'

const rating: Rating = { quality: 5, punctuality: 4, creativity: 4, politeness: 5, communication: 5 }

describe('a rating', () => {
  it('requires every score as a whole number', () => {
    expect(findMissingScores(rating)).toEqual([])
    expect(findMissingScores({ ...rating, quality: 0, communication: null })).toEqual(['quality', 'communication'])
    expect(findMissingScores({ ...rating, creativity: 4.5 })).toEqual(['creativity'])
    expect(findMissingScores({})).toHaveLength(5)
  })

  it('averages its scores, and a person’s rating averages all ratings', () => {
    expect(calculateRatingMean(rating)).toBe(4.6)
    expect(calculateAverageRating([rating, { ...rating, creativity: 1 }])).toBe(4.3)
    expect(calculateAverageRating([])).toBeNull()
  })
})
