import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Shows where partners and deliveries are: the outline of Kazakhstan with a mark a region, and the addresses in a list beside it; where it is narrow, a tile a region. It works offline.',
  anatomy: [
    'Mark: short name and pins with their counts; where it is narrow, a tile with a code',
    'Line that says what is not shown, and whose outline it is',
    'Heading of the list with its count',
    'List of addresses',
    'Way back to all',
  ],
  instead: [
    ['The way to an address', 'Link to a map service'],
    ['Amounts by region', 'BarList'],
  ],
  keyboard: [
    ['Tab', 'Goes to the map, which is one stop, then to the list'],
    ['Arrows', 'Go to the nearest region that lies that way'],
    ['Enter / Space', 'Lists the places of the region; once more, all places'],
  ],
  accessibility: [
    'A mark says its full name and how many partners and deliveries it holds.',
    'The heading of the list is read out when the region changes.',
    'Kinds of places differ by icon, and the list names them.',
  ],
  dos: ['Keep the chosen region in the address of the page.', 'Sort the places as they are worked on.'],
  donts: ['Do not draw borders that nobody measured.'],
}
