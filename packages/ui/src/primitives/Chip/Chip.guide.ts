import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One filter of a list. A press changes it; its close button removes it.',
  anatomy: ['Icon', 'Property', 'Value', 'Remove button'],
  instead: [
    ['It only shows a status', 'Badge'],
    ['People type the values', 'TagInput'],
    ['It selects one of a few views', 'SegmentedControl'],
  ],
  keyboard: [
    ['Enter, Space', 'Presses the chip to change the filter'],
    ['Tab', 'Moves to the remove button'],
    ['Enter, Space on the remove button', 'Removes the filter'],
  ],
  accessibility: [
    'The name of the remove button includes the filter.',
    'The value is text, so colour is not the only sign of an active filter.',
  ],
  dos: ['Show the value in the chip.', 'Keep the order of filters stable.'],
  donts: ['Do not use it for actions on rows.'],
}
