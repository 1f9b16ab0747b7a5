import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists the kinds of contracts with the version of their text that holds, and who changed it last.',
  anatomy: [
    'Kind, which leads to its text',
    'Version, who made it and when; the first one came with the press',
    'What was changed, in the words of who changed it',
  ],
  instead: [
    ['Contracts themselves are listed', 'ContractTable'],
    ['The text of a kind is written', 'TemplateEditor'],
  ],
  keyboard: [['Tab, Enter', 'Goes to a row’s link and opens the text']],
  accessibility: ['A row is called by its kind.'],
  dos: ['Give every kind a row: none is without a text.'],
  donts: ['Do not show drafts here: they are of the browser that they are typed in.'],
}
