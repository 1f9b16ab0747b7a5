import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Shows what changed between two versions. TextDiff compares a text word by word, FieldDiff a record field by field.',
  anatomy: [
    'Names of the versions',
    'Field',
    'Old value, struck through',
    'New value, underlined',
    'Unchanged fields, collapsed',
  ],
  instead: [
    ['It matters who changed it and when', 'HistoryList'],
    ['The versions are files', 'FilePreview of each'],
  ],
  keyboard: [['Enter, Space', 'Expands or collapses the unchanged fields']],
  accessibility: [
    'Uses `<ins>` and `<del>`, which some screen readers announce.',
    'Additions are underlined and removals struck through, also in print and forced colours; colour is never the only sign.',
    'Each value of a record is read with the name of its version.',
  ],
  dos: ['Format both versions the same way: dates, money, stage names.', 'Compare annotations by `words`.'],
  donts: ['Do not compare whole manuscripts: above 800 changed words both texts are shown in full.'],
}
