import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes a first and a last day, both within: a report’s period, a filter, a leave.',
  anatomy: [
    'Label',
    'First day',
    'Last day',
    'Button that opens the calendar',
    'Ready-made ranges',
    'Calendar',
    'Hint or error',
  ],
  instead: [
    ['There is one day', 'DateField'],
    ['Hours matter too', 'two DateTimeFields in a FieldGrid'],
  ],
  keyboard: [
    ['Typing', 'each day in all the ways that DateField reads'],
    ['Tab', 'goes from the first day to the last, then to the calendar'],
    ['Enter, Space on a day', 'choose the first end, then the other; the earlier of them is the first day'],
    ['Arrows, Page Up, Page Down', 'walk the calendar; the range to come is shown'],
    ['Esc', 'closes the calendar, changes nothing and returns to its button'],
  ],
  accessibility: [
    'It is a group with the label as its name; each input says whether it is the first or the last day.',
    'What to choose next is read out beneath the calendar.',
    'The mouse may draw the range from its first day to its last; two presses do the same.',
  ],
  dos: [
    'Use `openEnded` in filters, where «from then on» makes sense.',
    'Choose presets that fit the question: reports look back, plans ahead.',
  ],
  donts: ['Do not swap typed days silently: the field says that the last is before the first.'],
}
