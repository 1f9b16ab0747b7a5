import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The typical, the rarely exceeded and the agreed value of each row, on one scale.',
  anatomy: [
    'Heading',
    'Legend of the three marks',
    'Button that shows the table',
    'Row: name, dot of the median, bar to the 90th percentile, dark tick of the norm, and both numbers',
    'Value axis',
  ],
  instead: [
    ['There is one number per row', 'BarList'],
    ['It shows a change over time', 'LineChart'],
  ],
  keyboard: [
    ['Tab', 'Moves to the table button, then to the rows, which are one tab stop'],
    ['Arrows', 'Moves between rows and reads all three numbers'],
    ['Home, End', 'Moves to the first or last row'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: [
    'The marks differ by shape, not by colour.',
    'The median and the 90th percentile are visible as numbers.',
  ],
  dos: ['Keep rows in the order of the work.', 'Set `unit`: «дн.».'],
  donts: ['Do not show averages: a few late books would shift them all.'],
}
