import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The form of a commercial offer (KP): number and dates, recipient and sender, books with their works, terms. It shows the totals and the page as it prints.',
  anatomy: [
    'Offer: number, date, validity with the days left, deadline, language of its documents, payer',
    'Recipient and sender, which a found organization fills in',
    'Books, each with its total, included VAT and works; a price that differs from today’s list shows that price',
    'Terms: partner discount, hidden from the publisher, digital book, link, note',
    'Bar: total, discount, VAT, total in words; draft or unsaved state; leave, save and send buttons',
    'Page: the letter as it prints, or for a locked offer as it was sent; in a drawer on narrow screens',
  ],
  instead: [
    ['An offer is only shown', 'OfferDrawer'],
    ['A payment is recorded', 'PaymentDialog'],
    ['One title is priced from its format and pages', 'Calculator'],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields; a book’s buttons precede its fields'],
    ['Enter in a field', 'Saves; in the last price of a book it adds a work'],
    ['Ctrl+S', 'Saves'],
    ['Ctrl+Enter', 'Asks where to send the offer'],
    ['Alt+Up, Alt+Down', 'Moves the focused book'],
    ['Esc in a field', 'Restores its previous value'],
    ['Up, Down in a number', 'Changes it by one step; Page Up and Page Down by ten steps'],
  ],
  accessibility: [
    'A book is a list item named by its number. A new book moves the focus to its title, a removed one to the next book.',
    'Additions and removals are announced; totals are `output` elements.',
    'A refused attempt focuses the first invalid field and announces the number of invalid fields.',
    'The total in words is marked with its language.',
    'Needs an Announcer above it.',
  ],
  dos: [
    'Pass the press’s own details in `defaultValues` of a new offer.',
    'Pass `status` and `revision` of an existing offer: after acceptance its books, date and discount are locked.',
    'Pass `prices` of an existing offer: the list stored with it and today’s.',
    'Reject `onSubmit` with the server’s fields by path: `items.0.price`.',
  ],
  donts: ['Do not calculate totals separately: the form sends prices, and the server calculates by the same rules.'],
}
