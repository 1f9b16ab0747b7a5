import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Joins one line of text with the fixed words, the unit or the button that belong to it.',
  anatomy: ['Label', 'Leading words or glyph', 'Input', 'Unit', 'Trailing words', 'Button', 'Hint or error'],
  instead: [
    ['There is only a glyph before or a unit after', 'TextField with `prefix` and `suffix`'],
    ['It is a number or a sum', 'NumberField, MoneyField'],
    ['The button searches as one types', 'SearchField'],
  ],
  keyboard: [
    ['Tab', 'goes from the input to its button'],
    ['Enter', 'sends the form; it does not press the button'],
  ],
  accessibility: [
    'Fixed words are read as the input’s description; a unit is not, so name it in the label or the hint.',
    'The box shows the focus of the input, the button its own.',
  ],
  dos: ['Keep fixed words short: at 320 px they may take at most 45 % and then end in an ellipsis.'],
  donts: [
    'Do not put a second field inside: make two fields in a FieldGrid.',
    'Do not put the form’s primary button here.',
  ],
}
