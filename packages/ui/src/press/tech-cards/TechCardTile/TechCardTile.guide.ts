import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A tech card in small, for a board and for lists: the book, how far it is, and when it is due.',
  anatomy: ['Cover', 'Title, authors', 'Ribbon of the stage, manager', 'Number, works done, print run, due day'],
  instead: [
    ['Facts are compared column by column', 'TechCardTable'],
    ['The whole card is read', 'TechCardPassport'],
    ['It is no book', 'Card'],
  ],
  keyboard: [],
  accessibility: [
    'It takes no focus and leads nowhere: the KanbanBoard makes a link of it and names it by the title.',
    'The title carries the language of the book; the ribbon says the stage, the manager’s picture their name.',
    'That a day is near or past is said in words; colour and drawing only repeat it.',
  ],
  dos: [
    'Give `today` from above: all tiles of a board then agree on what is late.',
    'Give the furthest stage of a card that stands at several.',
  ],
  donts: [
    'Do not put links or buttons around its parts: a card is one link.',
    'Do not lay out a page of books with it: TechCardCards and TechCardTable are made for that.',
  ],
}
