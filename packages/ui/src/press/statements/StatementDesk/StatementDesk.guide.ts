import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The desk on which an accountant decides a statement of the bank: what is sure is entered, what is doubtful is asked about with its reason and the best guess.',
  anatomy: [
    'Progress: what a person still has to do, and that the payments come to the turnover',
    'Payments to confirm, then unknown ones, then those that are decided',
    'The payment that is looked at, divided over invoices until it adds up; with why, where an invoice is of another customer',
  ],
  instead: [['It is about the payments of one offer', 'OfferLedger']],
  keyboard: [
    ['J, K', 'Go to the next payment and to the one before'],
    ['Enter on a payment', 'Confirms it and goes on to the next'],
    ['S', 'Goes to the invoices it is divided over'],
    ['X', 'Says that it is not the press’s'],
    ['Ctrl Z', 'Takes back what was decided last'],
  ],
  accessibility: ['A state is a word beside its colour.', 'Below the desktop width the payment opens as a drawer.'],
  dos: ['Give sums in tiyn: they are formatted here.', 'Keep the chosen payment in the address.'],
  donts: ['Do not enter anything before the turnover is proved.'],
}
