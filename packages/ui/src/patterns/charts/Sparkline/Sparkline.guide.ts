import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The course of a number in the height of a line: no axes, no values, only whether it rises or falls.',
  anatomy: ['Line', 'Point of the last value'],
  instead: [['Values are to be read', 'LineChart']],
  keyboard: [],
  accessibility: ['It is one picture with a name: write in `label` what the line says, from where to where.'],
  dos: ['Stand it beside the number that it ends in.'],
  donts: ['Do not set two with different scales beside each other to be compared.'],
}
