import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'An executor’s day: offers to answer first, then works to hand in, each from its own row.',
  anatomy: [
    'Offers: fee, term, amount, whether it fits into what is taken',
    'Works: what, until when, their file, the button that hands them in',
    'The dialog that takes the finished file, and the one that asks why an offer is declined',
  ],
  instead: [
    ['A manager looks at all works of a project', 'WorkTypeTable'],
    ['The reader asks what was earned', 'WorkWallet'],
  ],
  keyboard: [['Tab', 'Goes from offer to offer, taking before declining, then from work to work']],
  accessibility: ['Each button is named by what it does and by the book.'],
  dos: ['Ask before an offer is declined: it does not come back.'],
  donts: ['Do not show works that were approved: they are in the wallet.'],
}
