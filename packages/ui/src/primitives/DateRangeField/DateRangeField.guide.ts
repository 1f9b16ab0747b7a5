import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for a first and a last day, both included: the period of a report, a filter, a leave.',
  anatomy: ['Label', 'First day', 'Last day', 'Calendar button', 'Presets', 'Calendar', 'Hint or error'],
  instead: [
    ['There is one day', 'DateField'],
    ['The time matters too', 'Two DateTimeFields in a FieldGrid'],
  ],
  keyboard: [
    ['Typing', 'Accepts all formats of DateField for each day'],
    ['Tab', 'Moves from the first day to the last, then to the calendar button'],
    ['Enter, Space on a day', 'Picks one end, then the other; the earlier day becomes the first'],
    ['Arrows, Page Up, Page Down', 'Moves through the calendar and previews the range'],
    ['Esc', 'Closes the calendar without a change and returns to its button'],
  ],
  accessibility: [
    'A group named by the label; the name of each input says whether it is the first or the last day.',
    'The calendar announces which end to pick next.',
    'A mouse can drag the range; two presses do the same.',
  ],
  dos: [
    'Set `openEnded` in filters where a start without an end makes sense.',
    'Choose presets that fit the purpose: past periods for reports, coming ones for plans.',
  ],
  donts: ['Do not swap typed days silently: the field says that the last day is before the first.'],
}
