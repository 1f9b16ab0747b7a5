import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Whom the press’s letters are from (SenderForm), what its domain says about them (DomainRecords), and a letter to oneself that shows whether they arrive (TestLetterPanel).',
  anatomy: [
    'The choice between the shared address and an own one',
    'The address, the name beside it and the signature',
    'The records SPF, DKIM and DMARC, each with what it does and whether it is there',
    'A test letter and what came of it',
  ],
  instead: [['What papers say of the press is kept', 'PressDetailsForm']],
  keyboard: [['Enter', 'Saves from any field of the form']],
  accessibility: ['What came of the test letter is announced when it changes.'],
  dos: ['Offer the text of a missing record for copying, and a letter to the administrator.'],
  donts: ['Do not call a letter arrived before its recipient has said so.'],
}
