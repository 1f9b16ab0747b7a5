import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Offers by how far they are: those made to partners and authors (PartnerBoard), and those the press makes to its own company (SmartBoard).',
  anatomy: [
    'Five columns: sales department, printing, works after printing, stock, delivered',
    'Card: number and deadline, pile of books, first title, recipient, status within the sales department, sum and what is paid of it',
  ],
  instead: [
    ['Offers that are searched, filtered and compared', 'OfferList'],
    ['What a partner does next with an offer', 'MyOffers'],
    ['Books in production', 'KanbanBoard with TechCardTile'],
  ],
  keyboard: [['The same as on a KanbanBoard', 'walk, lift, carry, put down, menu']],
  accessibility: [
    'A refused column says from which status an offer comes there, or that this role moves no offers.',
    'A card’s name is its first title and its number.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: [
    'Give all offers: each board takes its own, so an offer never stands on both.',
    'Give `actor.own` where a recipient sees their own offers: books ready to be collected then stand out.',
  ],
  donts: ['Do not filter by role before: the rule of the domain does it.'],
}
