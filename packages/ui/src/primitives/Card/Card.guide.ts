import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Holds one thing among several of its kind: a news item, a template, a price. Tiles of a grid or of a list.',
  anatomy: ['Picture', 'Line above the title', 'Title, which is the link', 'Badge or menu', 'Words', 'Actions'],
  instead: [
    ['It is one subject of a page, alone of its kind', 'Panel'],
    ['It is a book on a board', 'TechCardTile'],
    ['Many things are compared by the same facts', 'Table'],
  ],
  keyboard: [
    ['Tab', 'Goes to the title’s link, then to each action'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: [
    'The link is the title alone, so that its name stays short; its area is the whole card.',
    'Put cards of a kind into a list (`Grid as="ul"`, `as="li"`) so that their number is said.',
  ],
  dos: ['Keep the title to what tells this card from the next.', 'Give every card of a grid the same parts.'],
  donts: ['Do not nest cards.', 'Do not put a link into the words of a card that leads somewhere itself.'],
}
