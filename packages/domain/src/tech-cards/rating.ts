import { missingScores } from '../people/rating.ts'
import type { RatingCriterion } from '../people/rating.ts'
import { currentStage, stageIndex, type StageFlags } from './stages.ts'

/** Whether a card can be rated: there is something to look at from the signal copy on (ours). */
export const isScorable = (card: StageFlags): boolean => stageIndex(currentStage(card)) >= stageIndex('signal')

/** What is wrong with a rating of a card, by field: all five are given at once. */
export const validateScore = (values: {
  scores: Partial<Record<RatingCriterion, number | null>>
}): { scores?: 'required' } => (missingScores(values.scores).length > 0 ? { scores: 'required' } : {})
