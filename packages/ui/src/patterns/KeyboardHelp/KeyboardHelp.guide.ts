import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists all shortcuts of the portal and of the current screen, grouped by where they work.',
  anatomy: ['Group by place', 'Action', 'Keys'],
  instead: [
    ['One shortcut is shown next to its action', 'Kbd'],
    ['People want to run an action', 'CommandPalette'],
  ],
  keyboard: [
    ['?', 'Opens it, wherever `useShortcut` is active and no text is being typed'],
    ['Esc', 'Closes it; focus returns to where it was'],
    ['Tab', 'Moves to the close button, and to the list if it scrolls'],
  ],
  accessibility: [
    'Each group is a table named by its heading; the action is read before the keys.',
    '`onSingleKeysChange` lets people turn single keys off (WCAG 2.1.4), including `?`: offer another way to open the list.',
  ],
  dos: ['Build the list from the data that defines the shortcuts.', 'Name actions, not buttons.'],
  donts: ['Do not list the browser’s own shortcuts.', 'Do not list actions that this person may not perform.'],
}
