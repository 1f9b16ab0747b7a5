import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Keeps what papers say of an organisation: who it is, where it is found, and its account at the bank.',
  anatomy: [
    'Name, BIN or IIN, phone, e-mail and address',
    'Account, bank, BIC and Kbe',
    'A footer that says whether something is unsaved',
  ],
  instead: [['One side of one offer is filled in', 'OfferForm']],
  keyboard: [['Enter', 'Saves from any field']],
  accessibility: ['A BIN that stands is read only, and its hint says who changes it.'],
  dos: ['Keep a draft with `onDraft`.'],
  donts: ['Do not let an organisation give itself another BIN: offers and payments are found by it.'],
}
