import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Writes what contracts of a kind say, in both languages side by side, beside the contract that the text comes to. Saving makes the next version.',
  anatomy: [
    'Title, version, menu of placeholders, and the button that saves the next version',
    'Why the text is changed, then the title, the sides, the preamble and the sections with their clauses',
    'Preview with made-up terms; what the text says otherwise than a version; the versions',
  ],
  instead: [
    ['A contract of the kind is written', 'ContractForm'],
    ['All kinds are listed', 'TemplateTable'],
  ],
  keyboard: [
    ['Ctrl + S', 'Saves the next version'],
    ['Tab', 'Goes from a text in Russian to the same in Kazakh'],
  ],
  accessibility: [
    'A refused attempt puts the focus on the first text that is wrong, and unfolds its section.',
    'A placeholder goes where the cursor was; the focus returns there.',
    'Needs an Announcer above it.',
  ],
  dos: [
    'Keep drafts by `onDraft`, and tell in `notice` that the form holds one.',
    'Tell why a former version could not be had, and resolve `onVersion` with undefined.',
  ],
  donts: ['Do not change a version that contracts are written by: each save is a new one.'],
}
