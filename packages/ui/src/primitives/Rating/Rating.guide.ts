import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Gives a work its five scores from 1 to 5 (RatingFields), or one score (RatingField), and shows a rating that was given (RatingMean).',
  anatomy: [
    'Name of the criterion',
    'Five scores, those up to the chosen one filled',
    'Hint or error',
    'RatingMean: five bars and the mean',
  ],
  instead: [
    ['Yes or no', 'Checkbox or Switch'],
    ['A percentage', 'NumberField'],
  ],
  keyboard: [
    ['Tab', 'goes from criterion to criterion'],
    ['Left, Right, Up, Down', 'choose a score'],
  ],
  accessibility: [
    'Each criterion is a group of radios; a score is read in figures and in words: «4 из 5, хорошо».',
    'RatingMean is read as a sentence with the mean and all five scores.',
    'Scores are figures, not colours or stars alone.',
  ],
  dos: [
    'Ask for all five, and say beside the button that they are missing: `missingScores` of the domain knows which.',
  ],
  donts: ['Do not preselect a score.', 'Do not show the mean of a rating that is not whole.'],
}
