import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A text field with several lines.',
  anatomy: ['Label', 'Field that grows with the text', 'Hint or error', 'Counter'],
  instead: [
    ['One line is enough', 'TextField'],
    ['The text is edited where it is read', 'InlineEdit'],
  ],
  keyboard: [
    ['Enter', 'Starts a new line'],
    ['Tab', 'Moves to the next control'],
  ],
  accessibility: [
    'The label, hint and error belong to the field.',
    'The counter is announced when at most 50 characters are left.',
  ],
  dos: ['Set `maxLength`, so that people see the limit before they reach it.'],
  donts: ['Do not cut off pasted text: the field marks text that is too long.'],
}
