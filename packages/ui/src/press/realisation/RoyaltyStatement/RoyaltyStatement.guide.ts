import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The letter that tells an author how many copies were sold, what they are owed, what is withheld and what they get.',
  anatomy: ['The contract and the language of the letter', 'The page as it goes out', 'What can be done with it'],
  instead: [['An offer or an invoice as it is printed', 'OfferDocumentPage']],
  keyboard: [['← →', 'Choose the language of the letter']],
  accessibility: ['The page says its own language, so that a reader pronounces it rightly.'],
  dos: ['Begin in the language of the contract.'],
  donts: ['Do not reckon here: every sum comes with the statement.'],
}
