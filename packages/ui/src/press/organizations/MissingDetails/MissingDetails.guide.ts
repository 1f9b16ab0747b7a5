import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Says what an offer, invoice, act, waybill or contract lacks of its sides, and who fills it in.',
  anatomy: ['A sentence for each side', 'A link to where the reader may fill it in, or the roles that may'],
  instead: [['A field of the form at hand is wrong', 'Form']],
  keyboard: [['Tab', 'Goes through the links']],
  accessibility: ['The button that sends says the same as its reason.'],
  dos: ['Show it beside the button that sends, before somebody tries.'],
  donts: ['Do not forbid a preview because of it.'],
}
