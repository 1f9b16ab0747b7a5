import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Edits one value where it is read, without a form: a title, a note, a phone number.',
  anatomy: ['Value with a pencil', 'Field in its place', 'Save and cancel buttons', 'Hint or error'],
  instead: [
    ['Several values change together', 'Form in a Drawer or a Dialog'],
    ['The value is on or off', 'Switch'],
    ['It is one of a list', 'Select'],
  ],
  keyboard: [
    ['Enter, Space on the value', 'Opens the field with its text selected'],
    ['Enter', 'Saves; with several lines Ctrl+Enter saves'],
    ['Esc', 'Restores the old value; a surrounding drawer stays open'],
    ['Tab', 'Moves to the two buttons; leaving them saves'],
  ],
  accessibility: [
    'The value is a button named «Изменить: …», followed by the value.',
    'Focus returns to the value unless it has moved elsewhere. «Сохранено» is announced once.',
    'After an error the field stays open with the typed text, and the error appears beneath it.',
  ],
  dos: [
    'Name the value next to it: in a description list, in a heading.',
    'Reject the promise of `onSave` if saving fails.',
  ],
  donts: ['Do not use it for values that others must approve.', 'Do not use it for required fields of a new record.'],
}
