import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Chooses one of a few known things, up to about ten, that need not all stay in sight.',
  anatomy: ['Label', 'Chosen value or placeholder', 'Caret', 'List with a second column and a tick'],
  instead: [
    ['Two to five choices that decide what follows', 'RadioGroup or SegmentedControl'],
    ['Many options, people, titles, or options from the server', 'Combobox'],
    ['Several can be chosen', 'MultiCombobox'],
    ['The option may not exist yet', 'Combobox with `onCreate`'],
  ],
  keyboard: [
    ['Space, Enter, Alt + Down', 'open the list'],
    ['Up, Down, Home, End, letters', 'walk it'],
    ['Enter', 'chooses'],
    ['Esc', 'closes without choosing'],
  ],
  accessibility: [
    'It is a native select everywhere; where the browser allows, its list is drawn in the press’s own style.',
    'A select knows no read-only state: with `readOnlyReason` it is disabled and the reason stands beneath.',
  ],
  dos: [
    'Order options as people look for them, not by their codes.',
    'Use `placeholder={null}` where there is always a choice.',
  ],
  donts: ['Do not use the placeholder as the label.', 'Do not hide the only two choices in a list.'],
}
