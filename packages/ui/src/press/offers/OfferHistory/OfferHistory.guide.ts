import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows everything that happened to an offer, for those who work on it.',
  anatomy: ['What happened, when, who did it, and what was said'],
  instead: [['what happened to a tech card', 'HistoryList']],
  keyboard: [],
  accessibility: ['An ordered list with a name; each moment is a time that a reader can say.'],
  dos: ['Give it to OfferDrawer as `history`.'],
  donts: ['Do not show it to an offer’s recipient: who of the press did what is the press’s own.'],
}
