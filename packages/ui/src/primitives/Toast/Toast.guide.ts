import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A short message that an action is done, with an offer to undo it.',
  anatomy: ['Text', 'One action', 'Close button'],
  instead: [
    ['The message belongs to a place on the page', 'Alert'],
    ['It needs an answer', 'Dialog'],
  ],
  keyboard: [
    ['F6', 'Moves the focus to the toasts'],
    ['Tab', 'Moves to the action'],
    ['Esc', 'Closes the toast, unless a dialog, popover or menu has the focus'],
  ],
  accessibility: [
    'The Announcer reads it.',
    'It stays while it is hovered or focused, and longer if it has an action.',
    'People can choose to keep messages until they close them (WCAG 2.2.1). The frame, dialogs and drawers then make room for them.',
  ],
  dos: ['Say what was done, in the past tense.', 'Offer «Отменить» where the action can be undone.'],
  donts: ['Do not show form errors in it.', 'Do not make it the only way to an action.'],
}
