import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A short explanation on hover and on keyboard focus.',
  anatomy: ['Trigger', 'Text next to it'],
  instead: [
    ['It contains something to press', 'Popover'],
    ['Everyone must read it', 'TextField with a hint'],
  ],
  keyboard: [
    ['Focus', 'Shows it'],
    ['Esc', 'Hides it, wherever the focus is'],
  ],
  accessibility: ['The text describes its trigger. The pointer may move onto the tooltip.'],
  dos: ['Keep it to one line.'],
  donts: ['Do not put essential information in it.', 'Do not attach it to an element that takes no focus.'],
}
