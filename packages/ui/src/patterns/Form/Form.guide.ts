import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Fields that are submitted together. Each field finds its error by name, whether it comes from the rules or from the server.',
  anatomy: [
    'Server error, with the errors of fields that this form does not have',
    'Fields',
    'Submit button; in a form longer than the screen, in a FormFooter with the state of the form',
  ],
  instead: [
    ['It is too long for one screen', 'Wizard'],
    ['One value is edited where it is read', 'InlineEdit'],
    ['Nothing is submitted: it is a question', 'Dialog'],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields to the button'],
    ['Enter in a one-line field', 'Submits'],
  ],
  accessibility: [
    'If the rules refuse a submission, the first invalid field gets the focus and the number of invalid fields is announced.',
    'A server error also moves the focus there, is announced immediately and describes the form. A field’s error disappears when the field changes.',
    'A field with its own error, such as an unreadable date, blocks submission whatever the rules say.',
    '`label` makes it a landmark. Needs an Announcer above it.',
  ],
  dos: [
    'Use `usePressForm` and `Controller` from this package: register native fields and control all others.',
    'Reject `onSubmit` with the server’s `fields` by name, and with `values` if the stored data has changed.',
    'Use `FormDialog` for a modal form; it is open for as long as it is rendered.',
  ],
  donts: [
    'Do not disable the submit button until the form is valid: submitting shows what is missing.',
    'Do not clear the fields after a server error: the input stays.',
  ],
}
