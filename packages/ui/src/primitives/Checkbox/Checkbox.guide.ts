import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A yes or no that is saved with the rest of a form.',
  anatomy: ['Box', 'Label', 'Detail', 'Hint or error'],
  instead: [
    ['It takes effect immediately', 'Switch'],
    ['One of several options is chosen', 'RadioGroup'],
  ],
  keyboard: [
    ['Space', 'Checks or unchecks the box'],
    ['Tab', 'Moves to the next control'],
  ],
  accessibility: [
    'A native checkbox; the hint or error is its description.',
    'Set `indeterminate` when only some of its items are checked.',
  ],
  dos: ['Phrase the label positively and say what a tick means.'],
  donts: ['Do not preselect consent.', 'Do not act on a change before the form is submitted.'],
}
