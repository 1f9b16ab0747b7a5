import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Asks for a day’s hours to be others: which day, from when until when, and why.',
  anatomy: ['Day', 'Stretches at work, as they stand to begin with', 'What the day comes to then', 'Reason'],
  instead: [['one comes or goes now', 'ClockCard']],
  keyboard: [
    ['Tab', 'Day, stretches, reason'],
    ['↑ ↓', 'Change a time by its step'],
  ],
  accessibility: ['A leaving at an earlier hour is said to be on the next day.'],
  dos: ['Keep what `onDraftChange` tells: a day’s hours are looked up meanwhile.'],
  donts: ['Do not offer days that are not over.'],
}
