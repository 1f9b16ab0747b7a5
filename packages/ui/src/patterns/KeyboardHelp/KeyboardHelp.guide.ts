import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists every shortcut of the portal and of the screen in front, by where they work.',
  anatomy: ['Group by place', 'What it does', 'Keys'],
  instead: [
    ['One shortcut is shown beside its action', 'Kbd'],
    ['Something is to be done now', 'CommandPalette'],
  ],
  keyboard: [
    ['?', 'Opens it, wherever `useShortcut` listens and nothing is typed'],
    ['Esc', 'Closes it; focus returns to where it was'],
    ['Tab', 'Goes to the cross, and to the list where it must scroll'],
  ],
  accessibility: [
    'Each group is a table with its heading as the name; the action is read before the keys.',
    'Single keys can be turned off here (`onSingleKeysChange`, WCAG 2.1.4), also `?` itself: open the list from somewhere else as well.',
  ],
  dos: ['Make the list from the same data that the screen listens by.', 'Write actions, not names of buttons.'],
  donts: ['Do not list what the browser does by itself.', 'Do not list what this person may not do.'],
}
