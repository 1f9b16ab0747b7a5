import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists memoranda of cooperation, and says which are to be signed or renewed.',
  anatomy: [
    'Number, organisation with its BIN and contact, subject with a note',
    'Date, how it stands and until when it holds',
    'The signed paper, and a menu with what can be done',
  ],
  instead: [['money is agreed upon', 'OfferList']],
  keyboard: [['Tab', 'Goes through the papers and menus of the rows']],
  accessibility: ['How a memorandum stands is a word, not a colour alone.'],
  dos: ['Give the state of the server: it knows the press’s day.'],
  donts: ['Do not list contracts among them: nobody is paid by a memorandum.'],
}
