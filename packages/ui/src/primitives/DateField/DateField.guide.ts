import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for a day, typed in any common format or picked from a calendar.',
  anatomy: [
    'Label',
    'Input',
    'Calendar button',
    'Calendar: month, days, and the reason for a disabled day or «Сегодня»',
    'Hint or error',
  ],
  instead: [
    ['There is a first and a last day', 'DateRangeField'],
    ['There is a day and a time', 'DateTimeField'],
    ['There is only a time', 'TimeField'],
  ],
  keyboard: [
    ['Typing', 'Accepts 31.12.2026, 31/12/26, 31 12 2026, 311226, 31 декабря, 31 желтоқсан 2026, 2026 ж. 31 желтоқсан'],
    ['Enter', 'Reads the typed text and submits the form'],
    ['Arrows, Home, End in the calendar', 'Moves by days and weeks, and to the ends of the week'],
    ['Page Up, Page Down', 'Changes the month; with Shift the year'],
    ['Enter, Space on a day', 'Picks it and returns to the input'],
    ['Esc', 'Closes the calendar and returns to its button'],
  ],
  accessibility: [
    'The calendar is a grid with one tab stop. Each day exposes its full date, whether it is chosen and whether it is today.',
    'A disabled day stays focusable; the reason appears beneath the calendar.',
  ],
  dos: [
    'Explain a limit that is a rule of the press with `minReason` and `maxReason`.',
    'Pass `today` if the page knows it.',
  ],
  donts: [
    'Do not split day, month and year into three fields.',
    'Do not expect people to pick a date of birth from the calendar: they type it.',
  ],
}
