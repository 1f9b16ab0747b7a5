import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Says who changed a section of the settings of the press, when, what it was and what it became.',
  anatomy: ['Who and when', 'A line for everything that changed, before and after'],
  instead: [['What happened to an offer is told', 'OfferHistory']],
  keyboard: [],
  accessibility: ['A named list; moments are times that a machine reads.'],
  dos: ['Show it under the form of its section.'],
  donts: ['Do not undo a change from here: it is a new change, made in the form.'],
}
