import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Work under way inside a control or a row.',
  anatomy: ['Wheel'],
  instead: [
    ['A whole view is loading', 'Skeleton'],
    ['How much is done is known', 'ProgressBar'],
    ['A button is at work', 'Button'],
  ],
  keyboard: [],
  accessibility: [
    'With `label` it is announced; without one its surroundings must say it.',
    'With reduced motion it does not turn.',
  ],
  dos: ['Show it where the result will be.'],
  donts: ['Do not cover the page with it.'],
}
