import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One field that opens any screen, book, offer or person, and runs actions.',
  anatomy: [
    '`CommandButton` in the header',
    'Field',
    'Sections with their counts',
    'Recent items',
    'Groups of results with shortcuts; matches are highlighted',
    'Preview of the highlighted item, with its actions',
    'Keys in the footer',
    'Suggestions when nothing is found',
  ],
  instead: [
    ['People search one list', 'SearchField above it'],
    ['It selects one value of a form', 'Combobox'],
    ['People look up shortcuts', 'KeyboardHelp'],
  ],
  keyboard: [
    ['Ctrl+K, ⌘K', 'Opens it, wherever `useShortcut` is active'],
    ['Up, Down', 'Moves through all groups, wrapping at both ends'],
    ['Page Up, Page Down', 'Moves by eight items'],
    ['Tab, Shift+Tab', 'Moves to the next or previous section, if there are several'],
    ['Enter', 'Opens the highlighted item'],
    ['Ctrl+Enter, ⌘Enter', 'Opens it in a new tab'],
    ['Shortcuts of its actions', 'Runs the action next to them: Alt+M, Alt+C'],
    ['>, @ as the first character', 'Limits the search to actions or to people'],
    ['Esc', 'Clears the text, then closes the palette; focus returns to where it was'],
  ],
  accessibility: [
    'A combobox with a list of options; the focus never leaves the field.',
    'The number of results is announced when they arrive. A failure is announced and has a retry button.',
    'A section whose search failed says so, and so does a section that corrected a typo.',
    'Where there is no room for the preview, a long press or the context menu shows an item’s actions.',
    'Offer the same search by a button: not everyone has a keyboard.',
  ],
  dos: [
    'Pass screens and actions as `groups`: they need no request.',
    'Put numbers in `detail`: people search for ТК-1143.',
    'Pass the last five items as `recent`.',
  ],
  donts: ['Do not offer items that this person may not open.', 'Do not put destructive actions in it.'],
}
