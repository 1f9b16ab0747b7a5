import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One field that leads everywhere: screens, books, offers, people, and what can be done.',
  anatomy: [
    '`CommandButton` in the header',
    'Field',
    'Recent',
    'Groups of results with their keys',
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
    ['Enter', 'Opens what is marked'],
    ['Esc', 'Closes it; focus returns to where it was'],
  ],
  accessibility: [
    'A combobox with a list of options; the focus never leaves the field.',
    'The number of results is said when they have come; a failure is read out with a way to repeat.',
    'The same search must be reachable by a button: not everyone has a keyboard.',
  ],
  dos: [
    'Give screens and actions as `groups`: they answer without the network.',
    'Put numbers into `detail`: people search by ТК-1143.',
    'Keep the last five as `recent`.',
  ],
  donts: ['Do not offer what this person may not open.', 'Do not put destroying actions into it.'],
}
