import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Enough of somebody to decide on one screen: whether to go on with them, to give them more, to renew a contract.',
  anatomy: [
    'Five criteria by quarters, dotted: the mean of the same specialisation',
    'Hours of the last six weeks and the next two',
    'Contracts, those that end first above',
    'The last works with what they came to and whether they came in time',
  ],
  instead: [
    ['many people are compared', 'StaffTable'],
    ['a work itself is opened', 'ProjectDetail'],
  ],
  keyboard: [],
  accessibility: ['Every line is told by its values, the bars are a table for who hears them.'],
  dos: ['Leave the lines out below three rated works: two say nothing of a person.'],
  donts: ['Do not compare with people of another specialisation.'],
}
