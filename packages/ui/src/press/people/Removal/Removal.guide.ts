import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The way for a person to be removed from the press, and back from it while there is time.',
  anatomy: [
    'What can be asked for, and the button that asks',
    'A dialog that names what goes and when, what stays, for how long and why',
    'In its place, while something is open: what must be finished first, each a link to its row',
    'Once it is asked: the day, and the way to take it back',
    'For those who look after accounts, the list of requests',
  ],
  instead: [['Somebody else turns an account off', 'ReassignDialog']],
  keyboard: [['Esc', 'closes the question; nothing is asked for']],
  accessibility: ['The question is an alert dialog: the safe answer has the focus.'],
  dos: ['Ask who it is once the dialog is agreed to.', 'Name the day on which it is carried out.'],
  donts: ['Do not show the button to a person for somebody else.'],
}
