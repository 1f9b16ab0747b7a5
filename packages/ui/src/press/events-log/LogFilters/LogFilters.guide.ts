import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Narrows the log of events: by days, by what it is about, by who did it and by one row.',
  anatomy: ['Search', 'Chips of days, groups, who and object', 'How much was found'],
  instead: [['The rows are of a table', 'DataTable']],
  keyboard: [['/', 'Goes to the search']],
  accessibility: ['A group with a name. How much was found is said aloud when it changes.'],
  dos: ['Keep all of it in the address, so that a link shows what its sender saw.'],
  donts: ['Do not keep the place in the log when it is narrowed otherwise.'],
}
