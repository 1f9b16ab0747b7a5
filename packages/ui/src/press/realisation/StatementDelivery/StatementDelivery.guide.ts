import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Sends a statement to the authors of a contract by letter, and keeps in sight what went.',
  anatomy: [
    'What went of this period: the moment, who sent it and where to, the checksum, the file itself',
    'When the statement before went, or from when on this one can be sent',
    'The button that opens the letter',
  ],
  instead: [['Papers of an offer that are sent', 'InvoicePreview']],
  keyboard: [['Enter', 'Opens the letter; in it, sends']],
  accessibility: ['The moment is a `time`; the checksum can be copied by a button that names its file.'],
  dos: ['Give the sendings of the whole contract: those of other periods are told apart here.'],
  donts: ['Do not offer it before the period is over: more may be sold.'],
}
