import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Fills in a tech card where it stands: its passport with one section open, saved as each field is left.',
  anatomy: [
    'Bar that stays in sight: number, stages, how the saving stands, take all back, finish',
    'The sheet: cover, title and figures; those that have moved are in accent',
    'Eight sections; the open one holds fields as wide as what goes in, the others stay paper and name what they lack',
    'Numbers that follow by themselves: sheets, spine, paper for the run, each with what it was',
    'Rail: readiness for the signal by section, the way on, and what was changed in this visit with a way back; behind a button below 1280 px',
  ],
  instead: [
    ['The card is only read', 'TechCardPassport'],
    ['The card does not exist yet', 'NewTechCardForm'],
    ['How it was printed is written down', 'PrintInfoForm'],
  ],
  keyboard: [
    ['Tab', 'Goes through the fields of the open section'],
    ['Enter in a field of one line', 'Keeps it and opens the next section'],
    ['Esc', 'Closes the section and keeps what was typed'],
    ['Alt 1 … 8', 'Opens a section by its number'],
    ['F, outside a field', 'Goes to the next field that the signal lacks'],
    ['Ctrl Z, outside a field', 'Takes back what was saved last'],
  ],
  accessibility: [
    'How the saving stands is a status; a field that somebody else has changed too asks in its section.',
    'What is missing is a button named by its field, in the section and in the rail.',
    'Needs an Announcer above it.',
  ],
  dos: [
    'Keep `section` in the address, so that a link opens it.',
    'Send only what differs from `saved`, and give the row’s answer back as `saved` and `values`.',
  ],
  donts: ['Do not calculate sheets, spine or paper around it: it does as the fields change.'],
}
