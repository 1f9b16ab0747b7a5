import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The first setup of a press: one question at a time, and beside it what its answer makes.',
  anatomy: [
    'A head with the line of the one-time link, language and theme',
    'The path of six steps, with what was entered in each',
    'The form of the step',
    'A preview, which a narrow screen opens over the bar',
    'A bar with the way back, when it was saved, the way round and the way on',
  ],
  instead: [
    ['A long form is filled in once and sent at its end', 'Wizard'],
    ['A setting is changed later', 'PressDetailsForm'],
  ],
  keyboard: [
    ['Enter', 'Goes to the next field'],
    ['Ctrl Enter', 'Saves and goes to the next step'],
    ['Alt ←', 'Goes to the step before'],
  ],
  accessibility: ['The first empty field of a step gets the focus; where none is empty, the heading does.'],
  dos: ['Draw the preview by `onDraft` of the form.'],
  donts: ['Do not ask for what follows from another answer.'],
}
