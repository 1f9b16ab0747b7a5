import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists the statements of the bank that were taken in, and how much of each waits for a decision.',
  anatomy: ['Period, bank or file, payments and their sum', 'State: how many wait, ready to close, closed'],
  instead: [['One statement is decided', 'StatementDesk']],
  keyboard: [
    ['Tab', 'Goes through the headers that sort and the rows'],
    ['Enter', 'Opens the statement'],
  ],
  accessibility: ['A state is a word on its colour.'],
  dos: ['Keep sorting and pages in the address.'],
  donts: ['Do not show it to who may not write payments.'],
}
