import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Makes a tech card: what it cannot be without, in one short form.',
  anatomy: [
    'Title, authors, edition type, language, manager, two days, works',
    'Bar that stays in sight: discard, create',
  ],
  instead: [
    ['The card exists and is filled in', 'TechCardEditor'],
    ['An author proposes a book', 'ApplicationForm'],
  ],
  keyboard: [
    ['Tab', 'Goes through the fields, then discard and create'],
    ['Enter in a field of one line', 'Creates'],
  ],
  accessibility: [
    'A refused attempt, the server’s too, puts the focus on the first field that is wrong. Needs an Announcer above it.',
  ],
  dos: ['Begin with what an application brings along.', 'Keep what `onDraft` hands over.'],
  donts: ['Do not ask for more: the rest is filled in on the passport.'],
}
