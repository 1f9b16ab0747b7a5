import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows what changed between two versions: TextDiff a text word by word, FieldDiff a record field by field.',
  anatomy: [
    'Names of the versions',
    'Field',
    'What was, struck out',
    'What is, underlined',
    'Fields that stayed, folded',
  ],
  instead: [
    ['It matters who did it and when', 'HistoryList'],
    ['The versions are files', 'FilePreview of each'],
  ],
  keyboard: [['Enter, Space', 'Opens and closes the fields that stayed']],
  accessibility: [
    '`<ins>` and `<del>`: screen readers that announce them say which is which.',
    'Colour never speaks alone: additions are underlined, removals struck out, also on paper and in forced colours.',
    'Each value of a record is read with the name of its version.',
  ],
  dos: ['Format both versions in the same way: dates, money, names of stages.', 'Compare annotations by `words`.'],
  donts: ['Do not compare whole manuscripts: beyond some 800 changed words both texts are shown whole.'],
}
