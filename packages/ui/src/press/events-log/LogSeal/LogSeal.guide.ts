import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'How the whole chain of seals over the log stands, and since when that is known.',
  anatomy: ['A drawing and a word', 'When it was checked last'],
  instead: [['It is one day of the log', 'EventsLog']],
  keyboard: [],
  accessibility: ['That it is being checked is said aloud.'],
  dos: ['Leave `checked` out while it is on its way; `null` says that nobody has checked yet.'],
  donts: ['Do not hide a broken chain behind what was found since.'],
}
