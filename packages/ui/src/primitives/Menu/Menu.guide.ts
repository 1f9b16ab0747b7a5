import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A list of actions under a button. MenuAt opens the same list at a point.',
  anatomy: ['Button', 'Headings', 'Entries with icon, text and shortcut', 'Separators', 'Reason for a disabled entry'],
  instead: [
    ['It selects one value of a form', 'Select'],
    ['It has content to read', 'Popover'],
    ['One action is used most', 'SplitButton'],
  ],
  keyboard: [
    ['Down, Up on the button', 'Opens the menu at its first or last entry'],
    ['Up, Down, Home, End', 'Moves between entries'],
    ['Letters', 'Moves to the entry that begins with them; the same letter again moves to the next one'],
    ['Right, Left', 'Opens or closes a submenu'],
    ['Enter, Space', 'Chooses the entry'],
    ['Esc, Tab', 'Closes the menu'],
  ],
  accessibility: [
    'Disabled entries stay focusable and give the reason.',
    'An entry with `checked` exposes its state to screen readers.',
  ],
  dos: ['Name the menu after the subject of its entries.', 'Put destructive entries last, in the danger tone.'],
  donts: ['Do not nest submenus more than one level deep.', 'Do not hide the main action in a menu.'],
}
