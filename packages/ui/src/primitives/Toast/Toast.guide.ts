import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Says in passing that something was done, and offers to take it back.',
  anatomy: ['Words', 'One action', 'Cross'],
  instead: [
    ['It belongs to a place on the page', 'Alert'],
    ['It needs an answer', 'Dialog'],
  ],
  keyboard: [
    ['F6', 'Leads to it'],
    ['Tab', 'Goes on to its action'],
    ['Esc', 'Closes it'],
  ],
  accessibility: [
    'Read out through the Announcer.',
    'It waits while the pointer or the focus is on it; with an action it stays longer.',
    'A person can keep messages until they close them (WCAG 2.2.1). The frame, dialogs and drawers then make room for them.',
  ],
  dos: ['Say what was done, in the past tense.', 'Offer «Отменить» where it can be taken back.'],
  donts: ['Do not put errors of a form into it.', 'Do not make it the only way to an action.'],
}
