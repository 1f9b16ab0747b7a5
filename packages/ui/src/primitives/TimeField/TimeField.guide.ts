import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for a 24-hour clock time, typed in any common format.',
  anatomy: ['Label', 'Input', 'Clock icon', 'Hint or error'],
  instead: [
    ['It belongs to a day', 'DateTimeField'],
    ['It is a duration', 'NumberField with its unit'],
  ],
  keyboard: [
    ['Typing', 'Accepts 9.30, 9:30, 9 30, 930, 0930, 9, 21:05'],
    ['Up, Down', 'Changes it to the next or previous quarter of an hour, or by `step`'],
    ['Page Up, Page Down', 'Changes it by four steps'],
    ['Enter', 'Reads the typed text and submits the form'],
  ],
  accessibility: ['A spin button whose value is read as a time, not as minutes.'],
  dos: ['Set `min` and `max` to the press’s opening hours: the error names them.'],
  donts: ['Do not offer a list of forty-eight half hours instead.'],
}
