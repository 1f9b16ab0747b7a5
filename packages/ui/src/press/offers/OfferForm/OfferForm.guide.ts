import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Writes a commercial offer (KP): number and dates, recipient and sender, the books with their works, terms. The page as it will print stands beside it, what it comes to under it.',
  anatomy: [
    'Offer: number, date, validity with the days left, deadline, language of its documents, who pays',
    'Recipient and sender: an organisation that is looked up fills them in',
    'Books, as many as it takes, each with its sum, the VAT inside it and its works; under a price the one of today’s list, where that has changed',
    'Terms: partner discount, hidden from the publisher, digital book, link, note',
    'Bar: the sum, the discount, the VAT, the sum in words; draft or unsaved, leave, save, send',
    'Page: the letter as it will print, a moment after the last key; of a locked offer the letter as it was sent; where there is no room it opens in a drawer',
  ],
  instead: [
    ['an offer is only looked at', 'OfferDrawer'],
    ['a payment is noted', 'PaymentDialog'],
    ['one title is priced from its format and pages', 'Calculator'],
  ],
  keyboard: [
    ['Tab', 'Goes through the fields; the buttons of a book stand before its fields'],
    ['Enter in a field', 'Saves; in the last price of a book it begins the next work'],
    ['Ctrl S, Ctrl Enter', 'Save; ask where to send it'],
    ['Alt arrow up, Alt arrow down', 'Move the book that the focus is in'],
    ['Esc in a field', 'Leaves it with what stood in it before'],
    ['Arrow up, arrow down in a number', 'Change it by its step, PageUp and PageDown by ten steps'],
  ],
  accessibility: [
    'A book is a list item named by its number; a new one takes the focus to its title, a removed one to the next.',
    'What was added or taken out is announced; sums are `output`s.',
    'A refused attempt puts the focus on the first field that is wrong and says how many there are.',
    'The sum in words bears the language it is written in.',
    'Needs an Announcer above it.',
  ],
  dos: [
    'Give the press’s own side in `defaultValues` of a new offer.',
    'Give `status` and `revision` of an offer that exists: once it is accepted its books, date and discount are locked.',
    'Give `prices`, the list stored with the offer and today’s, of an offer that exists.',
    'Reject `onSubmit` with the server’s fields by their paths: `items.0.price`.',
  ],
  donts: ['Do not calculate sums around it: what it sends are prices, and the server calculates by the same rules.'],
}
