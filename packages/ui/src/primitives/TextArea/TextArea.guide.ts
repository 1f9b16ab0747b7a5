import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Several lines of text.',
  anatomy: ['Label', 'Field that grows', 'Hint, count of what is left, error'],
  instead: [
    ['One line is enough', 'TextField'],
    ['Text is changed where it is read', 'InlineEdit'],
  ],
  keyboard: [
    ['Enter', 'Begins a new line'],
    ['Tab', 'Goes on'],
  ],
  accessibility: ['Label, hint, count and error are tied to the field.', 'How much is left is announced near the end.'],
  dos: ['Say the limit before it is reached.'],
  donts: ['Do not cut what was pasted without saying so.'],
}
