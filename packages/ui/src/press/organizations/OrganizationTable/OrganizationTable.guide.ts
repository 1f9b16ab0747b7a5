import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The organisations that the press deals with, found by name or BIN, and what their papers lack.',
  anatomy: ['Name and BIN', 'E-mail and phone', 'Account and bank', 'Whether somebody of it has an account here'],
  instead: [['what they owe matters', 'AccountTable']],
  keyboard: [
    ['Tab', 'Goes through the heads that sort, then through the organisations'],
    ['Enter', 'Opens the requisites'],
  ],
  accessibility: ['What is missing is said in words.'],
  dos: ['Keep those without an account at a bank in sight: nobody can pay them or be billed by them.'],
  donts: ['Do not show sums here.'],
}
