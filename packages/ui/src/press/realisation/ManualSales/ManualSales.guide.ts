import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What was entered by hand for a title: contracts with its authors, and copies that channels report.',
  anatomy: [
    'Contracts with rate and shares',
    'Copies of the quarter by channel, returns in red with a minus',
    'A word on what is counted by itself',
  ],
  instead: [['The statement to the authors', 'RoyaltyStatement']],
  keyboard: [['Esc', 'Closes it']],
  accessibility: ['Buttons of a row name what they change.'],
  dos: ['Ask before something is deleted, and name what is lost.'],
  donts: ['Do not offer to delete a contract that statements were sent by.'],
}
