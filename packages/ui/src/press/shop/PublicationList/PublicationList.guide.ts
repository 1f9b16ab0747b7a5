import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Says what was sent of a book to a place outside, how it stands, and what was answered.',
  anatomy: [
    'State',
    'Who asked, and when',
    'What went wrong and when it is tried again',
    'The answer as it came, and a sum of what was sent',
  ],
  instead: [['It is about what happened to a card', 'HistoryList']],
  keyboard: [['Tab', 'Goes through the buttons and the answers']],
  accessibility: ['A state is an icon and a word, never colour alone.'],
  dos: ['Keep what was given up in sight: somebody has to send it again.'],
  donts: [
    'Do not offer to send again what waits: it goes by itself; nor what would be refused: `resendRefused` says why.',
  ],
}
