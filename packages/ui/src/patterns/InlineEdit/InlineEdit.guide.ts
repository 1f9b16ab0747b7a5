import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Changes one value where it is read, without opening a form: a title, a note, a phone number.',
  anatomy: ['Value with a pencil', 'Field in its place', 'Save and cancel', 'Hint or error beneath'],
  instead: [
    ['Several values are changed together', 'Form in a Drawer or a Dialog'],
    ['The value is on or off', 'Switch'],
    ['It is one of a list', 'Select'],
  ],
  keyboard: [
    ['Enter, Space on the value', 'Opens the field with all of it selected'],
    ['Enter', 'Saves; in several lines Ctrl Enter does'],
    ['Esc', 'Brings back what was; a drawer around it stays'],
    ['Tab', 'Goes to the two buttons; out of them, saves'],
  ],
  accessibility: [
    'The value is a button named «Изменить: …» with the value itself.',
    'Focus returns to the value unless it has gone elsewhere; «Сохранено» is said once.',
    'An error stands beneath the field, which stays open with all that was typed.',
  ],
  dos: ['Name the value beside it: in a description list, in a heading.', 'Reject the promise when it was not kept.'],
  donts: ['Do not use it for what others must agree to.', 'Do not put required fields of a new record into it.'],
}
