import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One line of text.',
  anatomy: ['Label', 'Mark of required', 'Drawing before', 'Field', 'Button or unit after', 'Hint, error'],
  instead: [
    ['The value has a form of its own (BIN, IBAN, ISBN, phone)', 'BinIinField'],
    ['It is a number', 'NumberField'],
    ['It is chosen from a list', 'Combobox'],
    ['Several lines', 'TextArea'],
  ],
  keyboard: [
    ['Tab', 'Goes on'],
    ['Enter', 'Sends the form'],
  ],
  accessibility: [
    'Label, hint and error are tied to the field; an error is announced when it appears.',
    '`autoComplete` says what the browser may fill in.',
  ],
  dos: ['Give every field a label that stays.', 'Say the expected form in the hint.'],
  donts: ['Do not use the placeholder as the label.'],
}
