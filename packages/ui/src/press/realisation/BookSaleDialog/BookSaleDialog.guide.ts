import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Enters or changes copies of a title that a channel reports.',
  anatomy: [
    'The title, where it is not known yet',
    'The channel and the day of its report',
    'Copies and their sum, both below zero for what came back',
  ],
  instead: [['What a contract gives its authors', 'RoyaltyTermsDialog']],
  keyboard: [['Esc', 'Closes without saving']],
  accessibility: ['That the signs differ is said at the sum.'],
  dos: ['Begin with the last day of the quarter that is looked at.'],
  donts: ['Do not enter orders of the shop here: they are counted by themselves.'],
}
