import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One filter over a list: press it to change it, press its cross to drop it.',
  anatomy: ['TimeSelection', 'What is filtered', 'Its value', 'Cross'],
  instead: [
    ['It only tells a status', 'Badge'],
    ['Values are typed', 'TagInput'],
    ['One of a few views is chosen', 'SegmentedControl'],
  ],
  keyboard: [
    ['Enter or Space', 'Opens the choice'],
    ['Tab', 'Goes to its cross'],
    ['Enter on the cross', 'Drops the filter'],
  ],
  accessibility: ['The cross names what it drops.', 'Whether it is on is told in words, not by colour alone.'],
  dos: ['Show the value in it.', 'Keep the order of filters steady.'],
  donts: ['Do not use it for actions on rows.'],
}
