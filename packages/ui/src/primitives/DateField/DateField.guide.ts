import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes a day, typed in any way people write it here or picked from a calendar.',
  anatomy: [
    'Label',
    'Input',
    'Button that opens the calendar',
    'Calendar: month, days, reason or «Сегодня»',
    'Hint or error',
  ],
  instead: [
    ['A first and a last day', 'DateRangeField'],
    ['A day and an hour', 'DateTimeField'],
    ['Only the hour', 'TimeField'],
  ],
  keyboard: [
    ['Typing', '31.12.2026, 31/12/26, 31 12 2026, 311226, 31 декабря, 31 желтоқсан 2026, 2026 ж. 31 желтоқсан'],
    ['Enter', 'reads what was typed and sends the form'],
    ['Arrows, Home, End in the calendar', 'walk by days and weeks, to the ends of the week'],
    ['Page Up, Page Down, with Shift', 'turn months, years'],
    ['Enter, Space on a day', 'pick it and return to the input'],
    ['Esc', 'closes the calendar and returns to its button'],
  ],
  accessibility: [
    'The calendar is a grid with one tab stop; each day says its whole date, whether it is chosen and whether it is today.',
    'A day that cannot be chosen stays in reach and says why beneath.',
  ],
  dos: [
    'Say why with `minReason` and `maxReason` where the bound is a rule of the press.',
    'Pass `today` where the page knows it.',
  ],
  donts: [
    'Do not split day, month and year into three fields.',
    'Do not ask for a date of birth by calendar: it is typed.',
  ],
}
