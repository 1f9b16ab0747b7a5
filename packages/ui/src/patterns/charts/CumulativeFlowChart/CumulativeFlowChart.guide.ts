import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows where work piles up on its way: how many items stood at each stage on each day, stage upon stage.',
  anatomy: [
    'Heading',
    'Button to the table',
    'Axes',
    'A band a stage, the first on top and the finished at the bottom',
    'Names beside the bands',
    'Tooltip with what is under way',
  ],
  instead: [
    ['How long a stage takes', 'RangeChart'],
    ['How many stand where just now', 'BarList'],
  ],
  keyboard: [
    ['Tab', 'Goes to the drawing, which is one stop'],
    ['← → ↑ ↓', 'Walk the days and say each stage and the work under way'],
    ['Home / End', 'First and last day'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: [
    'Every band has its name beside it, or in the legend where it is narrow; colour only helps.',
    'A seam parts neighbours for those who do not tell their hues apart.',
  ],
  dos: ['Give series in the order of the flow, each with its stage as `tone`.', 'Use the short names of stages.'],
  donts: ['Do not leave a stage out: the bands would no longer add up to all the work there is.'],
}
