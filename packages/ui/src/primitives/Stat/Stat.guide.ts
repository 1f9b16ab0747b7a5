import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A key figure with its unit and how it has changed.',
  anatomy: ['Name', 'Figure and unit', 'Change in words, with an arrow', 'Note', 'Small chart over time'],
  instead: [
    ['The figures describe one object', 'DescriptionList'],
    ['It is a part of a whole', 'ProgressBar'],
    ['Months or stages are compared', 'BarChart or LineChart'],
  ],
  keyboard: [],
  accessibility: [
    'A description list: the name is read before the figure.',
    'The direction is written in words («на 25 больше, чем в 2025»); the arrow and colour repeat it.',
    'The chart is hidden from screen readers, so the figure must make sense without it.',
  ],
  dos: ['Group up to five in a StatGroup.', 'Say what the figure is compared with.', 'Format numbers with useFormat.'],
  donts: [
    'Do not put each figure in a coloured tile.',
    'Do not colour a change that is neither good nor bad.',
    'Do not use ochre unless the reader must act.',
  ],
}
