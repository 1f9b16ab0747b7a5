import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Makes one of two rows that are the same person or organisation.',
  anatomy: ['What stays', 'What is there twice', 'What will move, kind by kind', 'The button'],
  instead: [['an account is only to be turned off', 'ReassignDialog']],
  keyboard: [['Enter on a found name', 'Counts what will move']],
  accessibility: ['What will move is a list that is read before the button is reached.'],
  dos: ['Offer the way to undo it on the page of what stayed.'],
  donts: ['Do not merge without having shown what moves.'],
}
