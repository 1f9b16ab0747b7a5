import { findMissingScores } from '../shared/people/rating.ts'
import type { RatingCriterion } from '../shared/people/rating.ts'
import { getCurrentStage, getStageIndex, type StageFlags } from '../shared/stages/stages.ts'

/** Whether a card can be rated. Before the signal copy there is nothing to rate (our rule). */
export const isScorable = (card: StageFlags): boolean => getStageIndex(getCurrentStage(card)) >= getStageIndex('signal')

/** Returns the problems of a card's rating by field. All five scores are required. */
export const validateScore = (values: {
  scores: Partial<Record<RatingCriterion, number | null>>
}): { scores?: 'required' } => (findMissingScores(values.scores).length > 0 ? { scores: 'required' } : {})
