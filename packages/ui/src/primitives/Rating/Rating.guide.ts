import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Scores from 1 to 5: RatingFields asks for the five scores of a work, RatingField for one, and RatingMean shows a given rating.',
  anatomy: [
    'Name of the criterion',
    'Five scores, filled up to the chosen one',
    'Hint or error',
    'RatingMean: five bars and the mean',
  ],
  instead: [
    ['It is yes or no', 'Checkbox or Switch'],
    ['It is a percentage', 'NumberField'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next criterion'],
    ['Arrows', 'Chooses a score'],
  ],
  accessibility: [
    'Each criterion is a radio group. Each score is read as a number and a word: «4 из 5, хорошо».',
    'RatingMean is read as a sentence with the mean and all five scores.',
    'Scores are shown as numbers, not only as colours or stars.',
  ],
  dos: [
    'Require all five scores, and list missing ones next to the button: `missingScores` of the domain returns them.',
  ],
  donts: ['Do not preselect a score.', 'Do not show the mean of an incomplete rating.'],
}
