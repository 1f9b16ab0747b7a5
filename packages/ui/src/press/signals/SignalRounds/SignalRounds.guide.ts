import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The rounds of a signal copy as the press reads them: each file, its remarks and how it ended.',
  anatomy: [
    'The latest round first, with its outcome',
    'The file, who uploaded it and its checksum',
    'Remarks by page, with who wrote them and when',
  ],
  instead: [['To decide on a signal copy', 'DecisionRoom']],
  keyboard: [
    ['Tab', 'goes from file to file'],
    ['Enter', 'downloads it'],
  ],
  accessibility: ['A list with a name; remarks are a numbered list within.'],
  dos: ['Show every round: an old remark belongs to its old file.'],
  donts: ['Do not let a remark be changed here: it is its author’s.'],
}
