import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Selects several of many options. Each choice becomes a chip before the typed text, in the order of choosing.',
  anatomy: ['Label', 'Chips, each with a remove button', 'Input', 'List with check marks'],
  instead: [
    ['Only one option can be chosen', 'Combobox'],
    ['Any text is accepted and no options are offered', 'TagInput'],
    ['All options fit on screen', 'Checkboxes in a FieldSet'],
  ],
  keyboard: [
    ['Down, Up', 'Opens the list at the last choice and moves through it'],
    ['Enter', 'Chooses the highlighted option or removes it if chosen, and closes the list'],
    ['Backspace in an empty input', 'Removes the last chip'],
    ['Shift+Tab', 'Moves to the chips, where Enter removes one and returns to the input'],
    ['Esc', 'Closes the list'],
  ],
  accessibility: [
    'The chips are a named list. Every choice and removal is announced.',
    'A choice closes the list, so that it does not cover the controls below.',
  ],
  dos: ['Preserve the order of choosing where it matters, as with the authors on a cover.'],
  donts: ['Do not put more than about a dozen chips in one field: use a table with a picker.'],
}
