import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Enters or changes a memorandum of cooperation with its paper.',
  anatomy: [
    'Number and date',
    'Organisation, BIN and contact',
    'Subject',
    'When it was signed, until when it holds',
    'The signed paper and a note',
  ],
  instead: [['work or money is agreed upon', 'ContractForm']],
  keyboard: [['Enter in a field', 'Saves']],
  accessibility: ['What the server has against a field stands under it and is read out.'],
  dos: ['Leave the end empty where there is none.'],
  donts: ['Do not ask for the paper before both sides have signed.'],
}
