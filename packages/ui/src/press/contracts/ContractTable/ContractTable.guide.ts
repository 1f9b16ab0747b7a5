import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists contracts: of what kind, with whom, what they give, until when they hold and where they stand.',
  anatomy: [
    'Kind and number, which lead to the contract, and its day',
    'The other side, with the book or the work it is about',
    'What it pays, with the royalty beside it',
    'Until when it holds; a signed one whose term is over says so',
    'Its state in a word',
  ],
  instead: [['Memoranda of cooperation are listed', 'MemorandumTable']],
  keyboard: [['Tab, Enter', 'Goes to a row’s link and opens the contract; heads sort']],
  accessibility: ['A state is a word, not a colour.'],
  dos: ['Say `signer` where the reader signs: what waits for them stands out.'],
  donts: ['Do not add the fees of a page up: they are of different kinds.'],
}
