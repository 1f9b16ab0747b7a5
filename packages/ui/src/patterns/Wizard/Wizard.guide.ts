import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Leads through a long form step by step: back at any time, on only when the step is right, sent on the last one. In a free order any step at any time.',
  anatomy: [
    'Line of steps',
    'Summary of what is wrong, each line leading to its field',
    'Place, heading and sentence of the step',
    'Fields',
    'Back, what stands beside, and the way on',
  ],
  instead: [
    ['The form fits one screen', 'Form with FieldSets'],
    ['Nothing is filled in', 'StageTimeline'],
  ],
  keyboard: [
    ['Enter in a field', 'does what the button in sight does: goes on, or sends'],
    ['Enter on a step in the line', 'goes back at once; forward as far as all is right, in a free order to any'],
    ['Enter on a line of the summary', 'goes to its field'],
  ],
  accessibility: [
    'After going on the focus is on the heading of the step, so that reading begins there.',
    'After a refused attempt it is on the first wrong field; the summary above is read out.',
    'A step that holds an error says so in its name, not by colour alone.',
  ],
  dos: [
    'List in `fields` every field of the step: the server’s refusals find their step by it.',
    'Ask first for what decides what follows.',
    'Take the free order where people gather what is asked as it comes.',
  ],
  donts: ['Do not split five fields into steps.', 'Do not put the only way out into a step.'],
}
