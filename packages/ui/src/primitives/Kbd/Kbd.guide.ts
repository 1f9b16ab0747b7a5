import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows which keys to press, next to the text that says what they do.',
  anatomy: ['A key cap for each key', '«затем» between keys pressed in sequence'],
  instead: [
    ['The shortcut belongs to a menu entry', 'Menu, with `shortcut` on the entry'],
    ['All shortcuts of a screen are listed', 'KeyboardHelp'],
    ['The keys must also work', 'useShortcut'],
  ],
  keyboard: [],
  accessibility: [
    'Nested `<kbd>` elements. Arrows and ⌘ are icons with names.',
    'Describe the action in text next to it.',
  ],
  dos: ['Write `mod` for the key that is ⌘ on a Mac and Ctrl elsewhere.', 'Name letters as on a Latin keyboard.'],
  donts: ['Do not put it in a button’s name: screen readers would read it every time.'],
}
