import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Writes the press’s next price list in place, beside the one before it, and shows what it does to known books before anybody is asked to pay it.',
  anatomy: [
    'The lists from the first to the last, each with its state and first day',
    'Rows by group: the old number, the new one, by how much it moves',
    'What it changes: the price of a copy and the markup of known books',
    '`EnterPrices` asks before a draft is entered',
  ],
  instead: [['one title is priced', 'Calculator']],
  keyboard: [
    ['Arrow up, arrow down, Enter', 'go from number to number'],
    ['Esc', 'takes back what was typed into the number'],
    ['Ctrl D', 'copies the old number'],
  ],
  accessibility: [
    'Each number is named by what it is the price of.',
    'A changed number is told in per cent beside it, not by its ground alone.',
  ],
  dos: ['Give the books that a person has kept as samples.', 'Give `onValuesChange` for drafts alone.'],
  donts: ['Do not change a list that has begun: begin another one.'],
}
