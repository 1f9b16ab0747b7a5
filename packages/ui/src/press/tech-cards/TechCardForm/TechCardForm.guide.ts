import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Writes a tech card: every field of it, in the seven sections of its passport.',
  anatomy: [
    'Sections: edition, approvals, printing, distribution, days and works, links, delivery',
    'Sections by name beside the form, from 1280 px up, with a mark on those to correct',
    'Bar that stays in sight: what is missing or unsaved, discard, save',
  ],
  instead: [
    ['The card is only read', 'TechCardPassport'],
    ['An author proposes a book', 'ApplicationForm'],
    ['Only how it is printed is written', 'PrintInfoForm'],
  ],
  keyboard: [
    ['Tab', 'Goes through the fields, the names of the sections, then discard and save'],
    ['Enter in a field of one line', 'Saves'],
    ['Enter on a section’s name', 'Goes to it'],
  ],
  accessibility: [
    'Each section is a region named by its heading.',
    'A refused attempt, the server’s too, puts the focus on the first field that is wrong.',
    'What is missing or unsaved is said politely. Needs an Announcer above it.',
  ],
  dos: [
    'Begin with `techCardValues(card)`, or with what an application brings along.',
    'Reject `onSubmit` with a FormError, its fields by their wire names.',
    'Keep what `onDraft` hands over: the form is long.',
  ],
  donts: [
    'Do not calculate sheets or what is left of the run around it: the hints do.',
    'Do not make more fields required: the rest is filled in as the book goes on.',
  ],
}
