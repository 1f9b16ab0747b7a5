import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows money of a customer that is more than their offers come to, and sets it off or notes its return.',
  anatomy: [
    'A line for each offer with an advance',
    'Set off: against which offer, and how much',
    'Return: how much went back',
  ],
  instead: [['money has come', 'PaymentDialog']],
  keyboard: [['Tab', 'Through the advances and what can be done with each']],
  accessibility: ['Every button names the offer that it is about.'],
  dos: ['Note a return when the money has left the account.'],
  donts: ['Do not set off what an offer still needs: only what is beyond its sum is free.'],
}
