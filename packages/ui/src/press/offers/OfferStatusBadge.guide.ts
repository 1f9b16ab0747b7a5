import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Where an offer stands, as a word on its colour; what is produced bears the colour of its stage.',
  anatomy: ['TimeSelection', 'Name of the status, short or whole'],
  instead: [
    ['an application or a contract', 'ApplicationStatusBadge, ContractStatusBadge'],
    ['how much is paid', 'OfferPaidBar'],
  ],
  keyboard: [],
  accessibility: ['The status is a word; colour and drawing only repeat it.'],
  dos: ['Pass the status as the server says it: one that nobody knows is called so.'],
  donts: ['Do not put it on a button.'],
}
