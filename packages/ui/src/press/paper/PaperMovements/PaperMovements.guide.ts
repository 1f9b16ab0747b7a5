import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What came and went of the press’s paper, and why.',
  anatomy: [
    'Sheets with their sign, the paper, what it was',
    'The run it went into, when, who, the reason',
    'What corrects a run',
  ],
  instead: [['How much there is is asked', 'PaperBalances']],
  keyboard: [['Tab', 'Goes through the books of the runs, and what corrects them']],
  accessibility: ['A correction is named by its book.'],
  dos: ['Give the latest first.'],
  donts: ['Do not take a movement away: it is corrected by another.'],
}
