import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Which planned runs take the press’s paper, and which of them are short of it.',
  anatomy: ['The book, its paper and promised day', 'Sheets, and what is missing or on its way of them'],
  instead: [
    ['How much there is of every paper is asked', 'PaperBalances'],
    ['The reader prints the runs', 'PrintPlan'],
  ],
  keyboard: [['Tab', 'Goes through the books']],
  accessibility: ['What is missing is said in words, red beside.'],
  dos: ['Keep the server’s order: paper is given in it.'],
  donts: ['Do not add rows of one book up: they are different papers.'],
}
