import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Keeps a list and what was chosen in it side by side, in shares that each person sets.',
  anatomy: ['First pane', 'Separator', 'Second pane', 'Way back, on a phone'],
  instead: [
    ['The second is looked at now and then', 'Drawer'],
    ['The narrow part never changes its width', 'Columns with `aside`'],
    ['The parts are equals', 'Tabs'],
  ],
  keyboard: [
    ['Tab', 'Goes through the first pane, to the separator, on to the second'],
    ['← → on the separator', 'Moves it by 2 %'],
    ['Home, End', 'To its least and its greatest share'],
    ['Enter', 'Back to where it was at first'],
  ],
  accessibility: [
    'The separator says its share in percent and which pane it belongs to.',
    'Both panes are named regions and scroll by themselves.',
    'Under 768 px one pane is in sight; the other keeps its state and its scroll.',
  ],
  dos: ['Give it a height: it fills what stands around it.', 'Keep the share: it is a personal choice.'],
  donts: ['Do not nest split views.', 'Do not put a page header into a pane.'],
}
