import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Says on the empty board of the shop how orders arrive, and begins either way.',
  anatomy: ['What is not there yet', 'How orders arrive', 'Connect the shop', 'Take in from a table'],
  instead: [['a search found nothing', 'NoResults']],
  keyboard: [['Tab', 'Goes to the buttons']],
  accessibility: ['Who may do neither reads who connects the shop.'],
  dos: ['Give only what the person may do.'],
  donts: ['Do not show it while orders are on their way to the screen.'],
}
