import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Turns an account off without losing what its owner had under way.',
  anatomy: [
    'What is open, kind by kind, each with who takes it on',
    'Conversations, which are left',
    'The button, and a dialog that repeats all that and asks for the surname',
  ],
  instead: [['only one session is to end', 'UserSidePanel']],
  keyboard: [
    ['Tab', 'Goes through the receivers to the button'],
    ['Enter in the surname', 'Turns the account off'],
  ],
  accessibility: ['A kind without a receiver says so under its field when the button is pressed.'],
  dos: ['Offer those alone who can go on with that kind of thing.'],
  donts: ['Do not choose a receiver for the person: they may not know of it.'],
}
