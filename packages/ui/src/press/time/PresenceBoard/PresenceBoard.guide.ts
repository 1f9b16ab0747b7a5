import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Who is at work now, who has gone out, and who is not here and why.',
  anatomy: [
    'How many are here, and the minute',
    'At work: since when, and for how long',
    'Gone out',
    'Not here: on leave, on a trip, late, or on a day off',
  ],
  instead: [['a month is compared', 'HoursTable']],
  keyboard: [['Tab', 'Goes through the people, who lead to their hours']],
  accessibility: ['Red is never alone: that somebody has not come is written.'],
  dos: ['Count presence anew as the clock goes: somebody becomes late without anything happening.'],
  donts: ['Do not call anybody late before the grace is over.'],
}
