import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Asks for five scores of a work or a book, and a comment.',
  anatomy: ['A row of five scores for each criterion', 'A comment'],
  instead: [
    ['A work is approved with its scores', 'WorkTypePanel'],
    ['Scores are only shown', 'RatingMean'],
  ],
  keyboard: [
    ['Arrows', 'Through the scores of a criterion'],
    ['Tab', 'To the next criterion'],
  ],
  accessibility: ['Each criterion is a named radio group. What is missing is said above the comment.'],
  dos: ['Show what was given before as `given`.'],
  donts: ['Do not save a part: all five are given at once.'],
}
