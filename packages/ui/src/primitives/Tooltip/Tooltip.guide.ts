import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A short explanation on hover and on keyboard focus.',
  anatomy: ['What it explains', 'Words beside it'],
  instead: [
    ['There is something to press in it', 'Popover'],
    ['It must be read by everybody', 'TextField'],
  ],
  keyboard: [
    ['Focus', 'Shows it'],
    ['Esc', 'Hides it, wherever the focus is'],
  ],
  accessibility: ['Its words describe what has the focus; the pointer may rest on it.'],
  dos: ['Keep it to one line.'],
  donts: ['Do not hide in it what one needs to know.', 'Do not hang it on what takes no focus.'],
}
