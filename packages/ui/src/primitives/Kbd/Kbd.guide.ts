import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows which keys to press, beside the words that say what they do.',
  anatomy: ['A cap for each key', '«затем» between keys that follow one another'],
  instead: [
    ['The shortcut belongs to an entry of a menu', 'Menu, with `shortcut` on the entry'],
    ['All shortcuts of a screen are listed', 'KeyboardHelp'],
    ['The keys must also do something', 'useShortcut'],
  ],
  keyboard: [],
  accessibility: [
    'Nested `<kbd>` elements, as HTML has them; arrows and ⌘ are drawn and named.',
    'Say what the keys do in text beside it: the caps alone are not an instruction.',
  ],
  dos: [
    'Write `mod` for the key that is ⌘ on a Mac and Ctrl elsewhere.',
    'Name letters as they are on a Latin keyboard.',
  ],
  donts: ['Do not put it into a button’s name: a screen reader would read it each time.'],
}
