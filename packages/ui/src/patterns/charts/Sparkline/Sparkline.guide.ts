import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The trend of a number in the height of a text line, without axes or values.',
  anatomy: ['Line', 'Point of the last value'],
  instead: [['People read the values', 'LineChart']],
  keyboard: [],
  accessibility: ['A single named image: describe the trend in `label`, with its first and last value.'],
  dos: ['Place it next to its last value.'],
  donts: ['Do not place two with different scales side by side for comparison.'],
}
