import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Applications in four columns by status, decided on from the card: each with its age there and its day.',
  anatomy: [
    'Strip of the four statuses with their counts',
    'Columns, those past their day counted',
    'Card: book, authors, number, age at its status, day of the answer',
    'Dialog that asks for what the decision needs',
  ],
  instead: [
    ['One application is judged paper by paper', 'RoundReview'],
    ['They are searched and sorted', 'ApplicationTable'],
  ],
  keyboard: [
    ['Arrows', 'Go from card to card'],
    ['Space', 'Lifts a card; arrows choose its column, Enter drops it, Esc puts it back'],
    ['Enter', 'Opens the application'],
    ['M', 'Opens the menu of decisions'],
  ],
  accessibility: [
    'A column that takes no card says why, to the eye while a card is carried and in the menu always.',
    'A decision that is refused stays in its dialog with what was typed.',
  ],
  dos: ['Give each column the first to be looked at first.', 'Reject `onDecide` with words: the dialog says them.'],
  donts: ['Do not move a card before the decision is made.'],
}
