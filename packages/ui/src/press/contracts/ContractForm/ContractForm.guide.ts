import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Writes a contract: its kind, the other side, its term and sum, and the signed paper.',
  anatomy: [
    'Kind, among those the writer’s role may write, number and date',
    'The other side: a person or organisation that is looked up fills it in',
    'Term, sum, note, scan',
    'ContractStatus beside it: where it stands, where it can be taken, what it renews and what renews it',
  ],
  instead: [['the terms of an offer are written', 'OfferForm']],
  keyboard: [['Enter in a field', 'Saves']],
  accessibility: [
    'A refused attempt puts the focus on the first field that is wrong.',
    'What cannot be done yet (signing without a scan) stays in reach and says why.',
    'Needs an Announcer above it.',
  ],
  dos: ['Give `renews` and `renewals` to ContractStatus, so that a chain of contracts can be walked.'],
  donts: ['Do not offer a kind that the role may not write: the form knows.'],
}
