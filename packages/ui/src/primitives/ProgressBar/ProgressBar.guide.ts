import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'How much of something is done, as a bar and a number; ProgressCircle is the same as a ring.',
  anatomy: ['Label', 'Bar', 'Number'],
  instead: [
    ['Nobody knows how much is left', 'Spinner'],
    ['The parts are stages of a book', 'StageRibbon'],
    ['The layout of what is loading is known', 'Skeleton'],
  ],
  keyboard: [],
  accessibility: ['A native progress role with its value in words.'],
  dos: ['Say what is counted.'],
  donts: ['Do not go backwards.', 'Do not show it for less than a second.'],
}
