import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Asks the recipient of an offer what should be different in it. The sales department is told and answers.',
  anatomy: ['What happens to the offer until it is answered, the field, and the two ways out'],
  instead: [
    ['the recipient does not want it at all', 'DeclineDialog'],
    ['what was delivered differs from what was ordered', 'DifferenceDialog'],
  ],
  keyboard: [['Ctrl+Enter', 'sends what was written']],
  accessibility: ['The words are required; the problem stands at the field and takes the focus.'],
  dos: ['Say afterwards that the sales department has it.'],
  donts: ['Do not use it for an offer that is accepted: its lines are locked, a change makes a version.'],
}
