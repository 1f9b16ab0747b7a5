import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'An accountant’s first screen: what money waits for, in the order of what is lost by waiting. Bill, remind, answer, attach papers; beside it when money is to come in.',
  anatomy: [
    'Four figures: to bill, late, expected in five weeks, received this month',
    'To invoice: only the first row has the primary button, which moves down as rows are done',
    'Late bills with their days and a reminder; requests and payments that wait for a word',
    'Forecast by week: dark by the dates of bills, light for late bills and offers that are not billed',
    'Each panel waits and fails by itself, with a way to ask for it again; an amber line says how old what stands there is',
    'Delivered orders with the papers they lack, a dashed stamp for each that is to be attached',
  ],
  instead: [
    ['What waits in the production of books', 'QueueList'],
    ['The press as its director looks at it', 'DirectorDashboard'],
  ],
  keyboard: [
    ['B, L, R, D', 'Jump to what is to bill, late, to answer, and without documents'],
    ['↑ ↓', 'Go from row to row inside a panel'],
    ['Enter', 'Does what the row’s button says, or opens the row'],
  ],
  accessibility: [
    'Every button names its offer. Days that are past are words beside red; papers that are missing are listed.',
    'The bars are drawings: each week says both of its sums.',
  ],
  dos: ['Give `busy` while an act is under way, and load the day anew when it is done: its row leaves.'],
  donts: ['Do not put a second primary button on the same screen.'],
}
