import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A recipient of an accepted offer asks for the invoice and the contract, and agrees to the contract.',
  anatomy: ['What happens then', 'Books and sum', 'Note of up to 3 000 characters', 'Agreement, with the contract'],
  instead: [['an offer itself is asked for', 'Calculator, with its request for a KP']],
  keyboard: [['Esc', 'Closes it, unless the request is on its way']],
  accessibility: ['A refused attempt puts the focus on what is wrong. The contract opens in a new tab and says so.'],
  dos: ['Reject `onRequest` with a message, and with `fields` where one is to blame.'],
  donts: ['Do not close it yourself: it closes when `onRequest` resolves.'],
}
