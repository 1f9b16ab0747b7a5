import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Asks the recipient of a delivery what differs from what was ordered. Those who deliver and who answer for it are told.',
  anatomy: ['What is asked, the field, and the two ways out'],
  instead: [['the recipient does not want the offer', 'DeclineDialog']],
  keyboard: [['Ctrl+Enter', 'sends what was written']],
  accessibility: ['The words are required; the problem stands at the field and takes the focus.'],
  dos: ['Say afterwards that it was reported.'],
  donts: ['Do not use it where nothing was delivered yet.'],
}
