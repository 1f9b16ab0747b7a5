import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Everybody who has an account, so that one person is found, opened, or seen to be missing.',
  anatomy: ['Name, role and specialisation', 'E-mail and phone', 'How the account stands', 'Last seen, and since when'],
  instead: [['what people work on this week matters', 'StaffTable']],
  keyboard: [
    ['Tab', 'Goes through the heads that sort, then through the people'],
    ['Enter', 'Opens the person'],
  ],
  accessibility: ['The state is a word with a drawing; colour only helps.'],
  dos: ['Keep who was turned off in the list: their works and papers still name them.'],
  donts: ['Do not put acts into the rows: turning somebody off is never one click.'],
}
