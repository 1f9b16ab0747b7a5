import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Sends every statement of a quarter that has not gone yet.',
  anatomy: [
    'How many go, and where to',
    'How far it is, with a stop',
    'How many went; those that did not, each with its reason',
  ],
  instead: [['One statement', 'StatementDelivery']],
  keyboard: [['Esc', 'Sends nothing; while it sends, only the stop ends it']],
  accessibility: ['What came of it is read out when it is over.'],
  dos: ['Give only those that have not gone: a second letter is asked for one by one.'],
  donts: ['Do not stop at the first that fails: the others go all the same.'],
}
