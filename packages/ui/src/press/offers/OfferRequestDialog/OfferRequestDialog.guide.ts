import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'An author or a partner asks for an offer of a book that the calculator has reckoned.',
  anatomy: ['What happens then', 'Print run and sum', 'Title', 'Note of up to 3 000 characters'],
  instead: [['an accepted offer shall be billed', 'InvoiceRequestDialog']],
  keyboard: [['Esc', 'Closes it, unless the request is on its way']],
  accessibility: ['A refused attempt puts the focus on what is wrong.'],
  dos: ['Reject `onRequest` with a message, and with `fields` where one is to blame.'],
  donts: ['Do not send the sum: the server reckons it by its own prices.'],
}
