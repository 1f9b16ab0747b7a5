import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Tells how orders of the shop arrive, and gives all that its website needs to send them.',
  anatomy: [
    'The address',
    'The token: made, shown once, made anew, ended; since when there is one and when it was used',
    'A request as an example',
    'The import from a table',
  ],
  instead: [['an order is looked at', 'ShopOrderDialog']],
  keyboard: [
    ['Tab', 'The address, the token, the example, then the import'],
    ['Esc', 'Closes it'],
  ],
  accessibility: ['A token that was made is an alert: it is not shown again.'],
  dos: ['Ask before a token that works is ended: no order comes after that.'],
  donts: ['Do not keep the words of a token.'],
}
