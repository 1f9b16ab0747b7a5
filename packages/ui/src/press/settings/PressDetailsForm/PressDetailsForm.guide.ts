import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Keeps what papers and letters say of the press: its names, BIN, addresses, accounts, and who signs what on what basis.',
  anatomy: [
    'Names and BIN, addresses and contacts',
    'Accounts, the main one first',
    'Signers with what they sign',
    'A footer that says whether something is unsaved',
  ],
  instead: [['They are of another organisation', 'OrganizationDetailsForm']],
  keyboard: [['Enter', 'Saves from any field']],
  accessibility: ['Fields in Kazakh and English carry their language.'],
  dos: ['Keep a draft with `onDraft`.'],
  donts: ['Do not show another account as the main one than the first.'],
}
