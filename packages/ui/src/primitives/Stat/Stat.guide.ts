import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows one figure that is watched: how much, of what, and how it has changed.',
  anatomy: ['Name', 'Figure and unit', 'Change in words, with an arrow', 'Note', 'Small drawing over time'],
  instead: [
    ['The figures belong to one thing', 'DescriptionList'],
    ['It is a part of a whole', 'ProgressBar'],
    ['Months or stages are compared', 'BarChart or LineChart'],
  ],
  keyboard: [],
  accessibility: [
    'A description list: the name is read before the figure.',
    'The direction is said in words («на 25 больше, чем в 2025»); arrow and colour only repeat it.',
    'The drawing is hidden from screen readers, so it may not say more than the figure does.',
  ],
  dos: [
    'Set several into one StatGroup, five at most.',
    'Say what it is compared with.',
    'Format numbers with useFormat.',
  ],
  donts: [
    'Do not put each figure into a coloured tile.',
    'Do not colour a change that is neither good nor bad.',
    'Do not use ochre unless someone here must act.',
  ],
}
