import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What the month has come to for everybody whose hours are kept, and whose corrections wait.',
  anatomy: ['Person', 'Worked, of what days that are over ask for', 'Against the norm', 'Corrections that wait'],
  instead: [['who is here now is asked', 'PresenceBoard']],
  keyboard: [['Tab', 'Goes through the people, who lead to their hours']],
  accessibility: ['A plus or a minus stands before what is above or below the norm.'],
  dos: ['Put PresenceBoard beside it.'],
  donts: ['Do not count today: it is not over.'],
}
