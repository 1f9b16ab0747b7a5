import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Content under a button, to read or to choose from, without leaving the page.',
  anatomy: ['Button', 'Panel', 'Heading and close button, with `titled`', 'Content'],
  instead: [
    ['It contains only actions', 'Menu'],
    ['It is a sentence that explains a control', 'Tooltip'],
    ['It needs an answer before anything else', 'Dialog'],
    ['It is a whole record', 'Drawer'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens or closes it from the button'],
    ['Tab', 'Moves through the panel'],
    ['Esc', 'Closes it; focus returns to the button'],
  ],
  accessibility: [
    'The button exposes that it opens a dialog and whether it is open.',
    'The panel takes the focus. The page behind stays interactive; a press outside closes the panel.',
    '`label` is the name of the panel, even without `titled`.',
  ],
  dos: ['Set `titled` when the button is only an icon.', 'Call `close` when a link inside leaves the page.'],
  donts: [
    'Do not open one popover from another.',
    'Do not put a long form in it: a press outside would discard the input.',
  ],
}
