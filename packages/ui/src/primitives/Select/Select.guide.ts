import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A choice of one of up to about ten known options, which need not all be visible.',
  anatomy: ['Label', 'Chosen value or placeholder', 'Caret', 'List with a second column and a check mark'],
  instead: [
    ['Two to five options decide what follows', 'RadioGroup or SegmentedControl'],
    ['There are many options, people or titles, or the server searches', 'Combobox'],
    ['Several options can be chosen', 'MultiCombobox'],
    ['The option may not exist yet', 'Combobox with `onCreate`'],
  ],
  keyboard: [
    ['Space, Enter, Alt+Down', 'Opens the list'],
    ['Up, Down, Home, End, letters', 'Moves through the list'],
    ['Enter', 'Chooses the option'],
    ['Esc', 'Closes the list without a choice'],
  ],
  accessibility: [
    'Always a native select. Where the browser supports it, the list has the press’s own style.',
    'A select has no read-only state: `readOnlyReason` disables it and shows the reason beneath.',
  ],
  dos: [
    'Order options as people look for them, not by code.',
    'Set `placeholder={null}` where there is always a choice.',
  ],
  donts: ['Do not use the placeholder as the label.', 'Do not hide only two options in a list.'],
}
