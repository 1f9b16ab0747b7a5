import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The application’s only pair of live regions. Announces changes that nothing on screen conveys.',
  anatomy: ['Polite region', 'Assertive region'],
  instead: [
    ['Sighted people need the message too', 'Toast'],
    ['The message belongs to a place on the page', 'Alert'],
  ],
  keyboard: [],
  accessibility: [
    'It moves into an open dialog automatically, because screen readers ignore everything outside.',
    'Use `assertive` only for refusals and failures.',
  ],
  dos: ['Mount it once, at the root.', 'Announce the change in one sentence.'],
  donts: [
    'Do not announce the element that takes the focus: screen readers read it anyway.',
    'Do not announce on every keystroke.',
  ],
}
