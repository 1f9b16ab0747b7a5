import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The last page of the setup: what is ready, what waits, and one way on.',
  anatomy: ['What is ready', 'What waits, each leading to its step', 'The button that ends the setup'],
  instead: [['A step is filled in', 'SetupFrame']],
  keyboard: [['Enter', 'Ends the setup, on its button']],
  accessibility: ['The heading gets the focus.'],
  dos: ['Say how many invitations leave.'],
  donts: ['Do not add a second way on.'],
}
