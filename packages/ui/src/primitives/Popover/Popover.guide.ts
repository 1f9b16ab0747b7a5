import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows a little more under a button, or lets a choice be made there, without leaving the page.',
  anatomy: ['Button', 'Panel', 'Heading and cross, when titled', 'Content'],
  instead: [
    ['It holds only actions', 'Menu'],
    ['It is a sentence that explains a control', 'Tooltip'],
    ['It must be answered before anything else', 'Dialog'],
    ['It is a whole record', 'Drawer'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens and closes it from the button'],
    ['Tab', 'Goes round in the panel'],
    ['Esc', 'Closes it; focus returns to the button'],
  ],
  accessibility: [
    'The button says that a dialog opens and whether it is open.',
    'The panel takes the focus. The page behind stays in reach; a press outside closes.',
    'Without `titled` the label is still its name.',
  ],
  dos: ['Title it when the button is only an icon.', 'Close it yourself where a link in it leads away.'],
  donts: ['Do not open one from another.', 'Do not put a long form into it: a press outside would lose it.'],
}
