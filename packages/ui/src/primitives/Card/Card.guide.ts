import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One item among several of its kind, in a grid or a list: a news item, a template, a price.',
  anatomy: ['Picture', 'Line above the title', 'Title, which is the link', 'Badge or menu', 'Text', 'Actions'],
  instead: [
    ['It is the only one of its kind on the page', 'Panel'],
    ['It is a book on a board', 'TechCardTile'],
    ['Items are compared by the same facts', 'Table'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link of the title, then to each action'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: [
    'The title is the link, which keeps its name short; its target area is the whole card.',
    'Put cards in a list (`Grid as="ul"`, `as="li"`), so that screen readers read their number.',
  ],
  dos: ['Limit the title to what distinguishes the card.', 'Give all cards of a grid the same parts.'],
  donts: ['Do not nest cards.', 'Do not put a link in the text of a card that is a link itself.'],
}
