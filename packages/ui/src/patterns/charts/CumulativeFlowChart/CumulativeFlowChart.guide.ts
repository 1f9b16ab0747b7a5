import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows where work piles up: how many items were at each stage on each day, as stacked bands.',
  anatomy: [
    'Heading',
    'Button that shows the table',
    'Axes',
    'A band per stage, the first on top and finished work at the bottom',
    'Names next to the bands',
    'Tooltip with the work in progress',
  ],
  instead: [
    ['It shows how long a stage takes', 'RangeChart'],
    ['It shows the current number at each stage', 'BarList'],
  ],
  keyboard: [
    ['Tab', 'Moves to the table button, then to the chart, which is one tab stop'],
    ['Arrows', 'Moves between days and reads each stage and the work in progress'],
    ['Home, End', 'Moves to the first or last day'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: [
    'Every band has its name next to it, or in the legend if the chart is narrow; colour is not the only sign.',
    'A seam separates bands for people who cannot tell their colours apart.',
  ],
  dos: ['Pass series in the order of the flow, each with its stage as `tone`.', 'Use the short names of stages.'],
  donts: ['Do not leave out a stage: the bands would no longer add up to all work.'],
}
