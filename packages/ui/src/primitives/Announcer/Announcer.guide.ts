import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The application’s one pair of live regions: has sentences read out that nothing on screen would say.',
  anatomy: ['Polite region', 'Assertive region'],
  instead: [
    ['People who see should know it too', 'Toast'],
    ['It belongs to a place on the page', 'Alert'],
  ],
  keyboard: [],
  accessibility: [
    'It follows into an open dialog by itself, as nothing outside one is heard.',
    'Assertive is for refusals and failures alone.',
  ],
  dos: ['Mount it once, at the root.', 'Announce what changed, in one sentence.'],
  donts: ['Do not repeat what takes the focus: that is read anyway.', 'Do not announce on every key.'],
}
