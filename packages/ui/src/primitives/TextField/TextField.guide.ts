import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A text field with one line.',
  anatomy: ['Label', 'Required mark', 'Leading icon', 'Input', 'Unit', 'Hint or error'],
  instead: [
    ['The value has its own format', 'BinIinField, IbanField, IsbnField, PhoneField'],
    ['It is a number', 'NumberField'],
    ['It is chosen from a list', 'Combobox'],
    ['It has several lines', 'TextArea'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next control'],
    ['Enter', 'Submits the form'],
  ],
  accessibility: [
    'The label names the input; the hint or error describes it.',
    'Set `autoComplete` to tell the browser what it may fill in.',
  ],
  dos: ['Give every field a permanent label.', 'Describe the expected format in the hint.'],
  donts: ['Do not use the placeholder as the label.'],
}
