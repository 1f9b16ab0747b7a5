import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A partner’s home: the amount due first, then what waits for them, then their orders as paths.',
  anatomy: [
    'What is due, with the nearest invoices and one button for the earliest; PayDialog holds its requisites',
    'What waits for the partner, each with its refusal beside it',
    'Orders as the five steps of the partner’s board',
    'The latest papers, and a price for the commonest book',
  ],
  instead: [
    ['All offers with search and pages', 'MyOffers'],
    ['Orders side by side', 'PartnerBoard'],
  ],
  keyboard: [['Tab', 'Goes through the page in reading order; a path is no stop']],
  accessibility: [
    'A path is one picture with its words: «Этап 2 из 5: Тираж».',
    'Lateness is said in words and not by red alone.',
  ],
  dos: ['Give it every offer of the partner that is neither declined nor put away: sums are of all of them.'],
  donts: ['Do not ask for a bank card here: money goes from account to account.'],
}
