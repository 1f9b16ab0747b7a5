import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Shows where partners and deliveries are: a schematic of Kazakhstan with a tile a region, and the addresses in a list beside it. It works offline, without map data.',
  anatomy: [
    'Tile: short name, or a code where it is narrow, and pins with their counts',
    'Line that says it is a schematic',
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
    ['Arrows', 'Go to the nearest tile that lies that way'],
    ['Enter / Space', 'Lists the places of the tile; once more, all places'],
  ],
  accessibility: [
    'A tile says its full name and how many partners and deliveries it holds.',
    'The heading of the list is read out when the region changes.',
    'Kinds of places differ by icon, and the list names them.',
  ],
  dos: ['Keep the chosen region in the address of the page.', 'Sort the places as they are worked on.'],
  donts: ['Do not draw borders that nobody measured: tiles are honest about being tiles.'],
}
