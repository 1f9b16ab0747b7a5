import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One field that leads everywhere: screens, books, offers, people, and what can be done.',
  anatomy: [
    '`CommandButton` in the header',
    'Field',
    'Sections with how much each holds',
    'Recent',
    'Groups of results with their keys; what the query has found is marked',
    'What is marked, beside the list, and what can be done with it',
    'Keys at the foot',
    'What to try when nothing is found',
  ],
  instead: [
    ['A list is searched', 'SearchField above it'],
    ['One value of a form is chosen', 'Combobox'],
    ['The keys are to be learnt', 'KeyboardHelp'],
  ],
  keyboard: [
    ['Ctrl K, ⌘ K', 'Opens it, wherever `useShortcut` listens'],
    ['↑ ↓', 'Goes through all groups and round'],
    ['PgUp PgDn', 'Goes by eight'],
    ['Tab, Shift Tab', 'Goes to the next or the previous section, once there are several'],
    ['Enter', 'Opens what is marked'],
    ['Ctrl Enter, ⌘ Enter', 'Opens it in a new tab'],
    ['Keys of its acts', 'Do what stands beside it: Alt M, Alt C'],
    ['>, @', 'As the first sign: only actions, only people'],
    ['Esc', 'Clears what is typed, then closes it; focus returns to where it was'],
  ],
  accessibility: [
    'A combobox with a list of options; the focus never leaves the field.',
    'The number of results is said when they have come; a failure is read out with a way to repeat.',
    'A section that could not be looked through says so in its own line; a word that was mistyped too.',
    'A long press, or the context menu, shows what can be done with a row where there is no room beside the list.',
    'The same search must be reachable by a button: not everyone has a keyboard.',
  ],
  dos: [
    'Give screens and actions as `groups`: they answer without the network.',
    'Put numbers into `detail`: people search by ТК-1143.',
    'Keep the last five as `recent`.',
  ],
  donts: ['Do not offer what this person may not open.', 'Do not put destroying actions into it.'],
}
