import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A long form in steps. In strict order the next step opens only if the current one is valid. In free order any step opens at any time.',
  anatomy: [
    'Line of steps',
    'Summary of errors, each linked to its field',
    'Position, heading and hint of the step',
    'Fields',
    'Back button, aside, and next or submit button',
  ],
  instead: [
    ['The form fits on one screen', 'Form with FieldSets'],
    ['Nothing is filled in', 'StageTimeline'],
  ],
  keyboard: [
    ['Enter in a field', 'Does the same as the visible button: goes to the next step, or submits'],
    ['Enter on a step', 'Goes back at once; forward up to the first invalid step; in free order to any step'],
    ['Enter on an error in the summary', 'Moves to its field'],
  ],
  accessibility: [
    'After a change of step the focus is on its heading, where reading starts.',
    'After a refused attempt the focus is on the first invalid field, and the summary is announced.',
    'The name of a step with an error says so; colour is not the only sign.',
  ],
  dos: [
    'List every field of the step in `fields`: the server’s errors find their step by it.',
    'Ask first for what determines later steps.',
    'Use the free order if people collect the data over time.',
  ],
  donts: ['Do not split five fields into steps.', 'Do not put the only cancel button in a step.'],
}
