import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Offers the usual action as a button and a few rarer ways to do it beside it.',
  anatomy: ['Button that acts at once', 'Arrow that opens the menu', 'Menu of the other ways'],
  instead: [
    ['No action is the usual one', 'Menu with a Button and an arrow'],
    ['There are only two actions', 'Two Buttons'],
    ['A value is chosen', 'Select'],
  ],
  keyboard: [
    ['Tab', 'Goes to the button, then to the arrow'],
    ['Enter, Space', 'Acts, or opens the menu'],
    ['↓ ↑ on the arrow', 'Opens the menu at its first or last entry'],
    ['Esc', 'Closes the menu, focus returns to the arrow'],
  ],
  accessibility: [
    'The pair is a named group; the arrow has a name of its own.',
    'While the action runs the menu is held.',
  ],
  dos: ['Put what is done nine times of ten on the button.', 'Keep the entries to kin of the same action.'],
  donts: ['Do not change the button’s action after a choice in the menu.', 'Do not put what destroys into the menu.'],
}
