import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Chooses one of many: typed to find, looked up on the server, or added on the spot.',
  anatomy: [
    'Label',
    'Glyph or the chosen one’s picture',
    'Input',
    'Clear button',
    'List with picture, words, status and tick',
  ],
  instead: [
    ['There are fewer than about ten known options', 'Select'],
    ['Several can be chosen', 'MultiCombobox'],
    ['Any words will do and none are offered', 'TextField or TagInput'],
  ],
  keyboard: [
    ['Down, Up', 'open the list and walk it, round its ends'],
    ['Alt + Down, Alt + Up', 'open and close without walking'],
    ['Enter', 'chooses the marked option; while the list is open it never sends the form'],
    ['Esc', 'closes the list and drops what was typed'],
    ['Tab', 'leaves; an emptied field is then nothing chosen'],
  ],
  accessibility: [
    'Follows the ARIA combobox pattern: focus stays in the input, the marked option is its active descendant.',
    'Counts of results, failures and additions are read out through the Announcer, which must stand at the root.',
    'What `lead` draws is hidden from assistive technology: say the same in the label or the detail.',
  ],
  dos: [
    'Pass a function as `options` for anything that grows: it is asked after each pause in typing and gets an AbortSignal.',
    'Give a second line (`detail`) where names repeat: a role, an address, a BIN.',
  ],
  donts: [
    'Do not load thousands of options to filter them here.',
    'Do not use it for yes or no, or for a handful of words.',
  ],
}
