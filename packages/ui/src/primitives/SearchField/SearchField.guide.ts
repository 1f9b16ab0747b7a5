import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A search field that filters the list beneath it.',
  anatomy: ['Magnifier icon', 'Input', 'Clear button'],
  instead: [
    ['It selects a title or a person', 'Combobox'],
    ['It searches screens and records from anywhere', 'CommandPalette'],
  ],
  keyboard: [
    ['Typing', 'Searches after a pause of 250 ms'],
    ['Esc', 'Clears the field'],
  ],
  accessibility: ['A search landmark; `label` names the field. The list must announce the number of results.'],
  dos: ['Say in `label` what is searched; it is also the placeholder.'],
  donts: ['Do not set `debounceMs` to 0 unless the search is cheap.'],
}
