import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A list and the details of its chosen item side by side, with an adjustable separator.',
  anatomy: ['First pane', 'Separator', 'Second pane', 'Back button on a phone'],
  instead: [
    ['People open the details only now and then', 'Drawer'],
    ['The narrow part has a fixed width', 'Columns with `aside`'],
    ['The parts are equal', 'Tabs'],
  ],
  keyboard: [
    ['Tab', 'Moves through the first pane, to the separator, then to the second pane'],
    ['Left, Right on the separator', 'Moves it by 2 %'],
    ['Home, End', 'Moves it to its minimum or maximum'],
    ['Enter', 'Restores the initial position'],
  ],
  accessibility: [
    'The separator exposes its position in per cent and controls the first pane.',
    'Both panes are named regions that scroll independently.',
    'Below 768 px one pane is visible; the other keeps its state and scroll position.',
  ],
  dos: [
    'Give its container a height: it fills the container.',
    'Store the value of `onSizeChange`: it is a personal choice.',
  ],
  donts: ['Do not nest split views.', 'Do not put a page header in a pane.'],
}
