import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A button for the usual action, with a menu of rarer ways to do it.',
  anatomy: ['Button', 'Arrow that opens the menu', 'Menu of the other ways'],
  instead: [
    ['No action is the usual one', 'Menu under a Button with an arrow'],
    ['There are only two actions', 'Two Buttons'],
    ['It selects a value', 'Select'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button, then to the arrow'],
    ['Enter, Space', 'Performs the action, or opens the menu'],
    ['Down, Up on the arrow', 'Opens the menu at its first or last entry'],
    ['Esc', 'Closes the menu; focus returns to the arrow'],
  ],
  accessibility: [
    'The pair is a named group, and the arrow has its own name.',
    'The arrow is disabled while the action runs.',
  ],
  dos: [
    'Put the action that people need nine times out of ten on the button.',
    'Offer only variants of that action in the menu.',
  ],
  donts: [
    'Do not change the button’s action after a choice in the menu.',
    'Do not put destructive actions in the menu.',
  ],
}
