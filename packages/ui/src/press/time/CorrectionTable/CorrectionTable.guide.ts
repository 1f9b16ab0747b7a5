import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Corrections of somebody’s hours: what stood there, what is to stand, why, and what became of it.',
  anatomy: [
    'How many wait and how many are decided',
    'A correction a row, those that wait first',
    'Approve, refuse, take back',
  ],
  instead: [['one is to be asked for', 'CorrectionDialog']],
  keyboard: [['Tab', 'Goes through what can be done about each that waits']],
  accessibility: [
    'The buttons say of which day they are.',
    '«Becomes» is read between the hours, where an arrow is drawn.',
  ],
  dos: ['Ask for the reason of a refusal by RefuseCorrectionDialog.'],
  donts: ['Do not offer approving to whose hours these are.'],
}
