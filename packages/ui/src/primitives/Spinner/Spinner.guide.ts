import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A loading indicator inside a control or a row.',
  anatomy: ['Spinning icon'],
  instead: [
    ['A whole view is loading', 'Skeleton'],
    ['The progress is known', 'ProgressBar'],
    ['A button is busy', 'Button with `busy`'],
  ],
  keyboard: [],
  accessibility: [
    '`label` is its name. Without one, nearby text must say what is happening.',
    'It does not spin with reduced motion.',
  ],
  dos: ['Show it where the result will appear.'],
  donts: ['Do not cover the page with it.'],
}
