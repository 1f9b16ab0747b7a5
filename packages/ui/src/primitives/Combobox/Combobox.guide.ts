import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Selects one of many options. Typing filters them, searches on the server or creates a new option.',
  anatomy: [
    'Label',
    'Icon, or picture of the chosen option',
    'Input',
    'Clear button',
    'List with pictures, text, status and a check mark',
  ],
  instead: [
    ['There are fewer than about ten known options', 'Select'],
    ['Several options can be chosen', 'MultiCombobox'],
    ['Any text is accepted and no options are offered', 'TextField or TagInput'],
  ],
  keyboard: [
    ['Down, Up', 'Opens the list and moves through it, wrapping at both ends'],
    ['Alt+Down, Alt+Up', 'Opens or closes the list without moving'],
    ['Enter', 'Chooses the highlighted option; never submits the form while the list is open'],
    ['Esc', 'Closes the list and discards the typed text'],
    ['Tab', 'Leaves the field; an emptied field clears the choice'],
  ],
  accessibility: [
    'Follows the ARIA combobox pattern: focus stays in the input, and the highlighted option is its active descendant.',
    'Announces result counts, failures and additions. Needs an Announcer at the root.',
    'The content of `renderLeading` is hidden from screen readers: repeat it in the label or the detail.',
  ],
  dos: [
    'For a growing list pass a function as `options`: it is called after each pause in typing, with an AbortSignal.',
    'Set `detail` where names repeat: a role, an address, a BIN.',
  ],
  donts: [
    'Do not load thousands of options to filter them on the client.',
    'Do not use it for yes or no, or for a few options.',
  ],
}
