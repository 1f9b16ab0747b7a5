import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A one-line text field joined with fixed text, a unit or a button.',
  anatomy: ['Label', 'Leading text or icon', 'Input', 'Unit', 'Trailing text', 'Button', 'Hint or error'],
  instead: [
    ['It has only a leading icon or a unit', 'TextField with `prefix` and `suffix`'],
    ['It is a number or an amount', 'NumberField, MoneyField'],
    ['It searches while people type', 'SearchField'],
  ],
  keyboard: [
    ['Tab', 'Moves from the input to the button'],
    ['Enter', 'Submits the form; does not press the button'],
  ],
  accessibility: [
    'Fixed text is part of the input’s description. A unit is not: name it in the label or the hint.',
    'The frame shows the focus of the input; the button shows its own.',
  ],
  dos: ['Keep fixed text short: at 320 px it takes at most 45 % of the width, then ends in an ellipsis.'],
  donts: [
    'Do not put a second field in it: use two fields in a FieldGrid.',
    'Do not put the form’s primary button in it.',
  ],
}
