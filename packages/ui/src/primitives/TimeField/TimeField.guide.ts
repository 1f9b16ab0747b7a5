import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes a clock time of twenty-four hours, typed in any way people write it.',
  anatomy: ['Label', 'Input', 'Clock', 'Hint or error'],
  instead: [
    ['A day belongs to it', 'DateTimeField'],
    ['It is a length of time, hours of work', 'NumberField with its unit'],
  ],
  keyboard: [
    ['Typing', '9.30, 9:30, 9 30, 930, 0930, 9, 21:05'],
    ['Up, Down', 'go to the next and the last quarter of an hour, or by `step`'],
    ['Page Up, Page Down', 'four steps'],
    ['Enter', 'reads what was typed and sends the form'],
  ],
  accessibility: ['It is a spin button that reads its time, not its minutes.'],
  dos: ['Give `min` and `max` where the press is open only then: the error names them.'],
  donts: ['Do not offer a list of forty-eight half hours.'],
}
