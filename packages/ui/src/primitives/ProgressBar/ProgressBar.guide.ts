import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The progress of something as a bar and a number. ProgressCircle shows it as a ring.',
  anatomy: ['Label', 'Bar', 'Number'],
  instead: [
    ['The remaining amount is unknown', 'Spinner'],
    ['The parts are stages of a book', 'StageRibbon'],
    ['The layout of the loading content is known', 'Skeleton'],
  ],
  keyboard: [],
  accessibility: ['The role `progressbar`, named by `label`; `valueLabel` is its value in words.'],
  dos: ['Say what is counted.', 'Show the number next to a ProgressCircle.'],
  donts: ['Do not let it go backwards.', 'Do not show it for less than a second.'],
}
