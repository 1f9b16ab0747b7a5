import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The requisites that a new press needs for its papers; what follows from them is not asked.',
  anatomy: [
    'BIN with what it says, and Kbe',
    'Names, address, head and basis',
    'Accounts, each with the bank that its number names',
  ],
  instead: [['All requisites are kept', 'PressDetailsForm']],
  keyboard: [['Enter', 'Sends the form; in SetupFrame it goes to the next field']],
  accessibility: ['The found bank is announced.'],
  dos: ['Save the head as who signs contracts, acts and invoices.'],
  donts: ['Do not ask for the bank of an account that is known.'],
}
