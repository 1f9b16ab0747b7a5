import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Fields that are filled in and sent together. Each finds its own error by its name, whether a rule or the server refuses it.',
  anatomy: [
    'What the server answered, with what no field here bears',
    'Fields',
    'Button that sends; in a FormFooter, with a line on how the form stands, where the form is longer than the screen',
  ],
  instead: [
    ['It is too long for one screen', 'Wizard'],
    ['One value is changed where it is read', 'InlineEdit'],
    ['Nothing is sent: a question is answered', 'Dialog'],
  ],
  keyboard: [
    ['Tab', 'Goes through the fields to the button'],
    ['Enter in a field of one line', 'Sends'],
  ],
  accessibility: [
    'An attempt that the rules refuse puts the focus on the first wrong field in the order of the page and says how many there are.',
    'The server’s refusal puts it there too, is read out at once and describes the form; a field’s part of it goes when the field is changed.',
    'While a field holds nothing sensible, such as an unreadable date, nothing is sent whatever the rules say.',
    'With `label` it is a landmark of that name. Needs an Announcer above it.',
  ],
  dos: [
    'Take `usePressForm` and `Controller` from here: native fields are registered, all others controlled.',
    'Reject `onSubmit` with what the server said, its fields by their names; with `values` where what the form was filled from has changed.',
    'Take `FormDialog` where it is asked before anything else; it stands open for as long as it is drawn.',
  ],
  donts: [
    'Do not hold the button back until all is right: sending says what is missing.',
    'Do not empty the fields when the server refuses: what was typed stays.',
  ],
}
