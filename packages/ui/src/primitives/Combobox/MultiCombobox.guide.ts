import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Chooses several of many; each choice becomes a chip before what is typed, in the order of choosing.',
  anatomy: ['Label', 'Chips, each with its own remove button', 'Input', 'List with ticks on what is chosen'],
  instead: [
    ['Only one can be chosen', 'Combobox'],
    ['The words are free and nothing is offered', 'TagInput'],
    ['All options fit on screen', 'Checkboxes in a FieldSet'],
  ],
  keyboard: [
    ['Down, Up', 'open the list where the last choice was made and walk it'],
    ['Enter', 'chooses the marked option, or takes it back, and closes the list'],
    ['Backspace in an empty input', 'takes the last chip back'],
    ['Shift + Tab', 'goes to the chips; Enter there removes one and returns to the input'],
    ['Esc', 'closes the list'],
  ],
  accessibility: [
    'The chips are a list with a name of its own; every removal and choice is read out.',
    'A choice closes the list, so that nothing below stays covered for a pointer.',
  ],
  dos: ['Keep the order of choosing where it matters, as with authors on a cover.'],
  donts: ['Do not put more than about a dozen chips into one field: use a table with a picker.'],
}
