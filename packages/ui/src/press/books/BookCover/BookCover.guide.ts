import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A book as an object: its real cover, or one drawn in cloth that is always the same for its number, or its title while it has none. CoverStack lays up to four in a pile.',
  anatomy: ['Cloth and motif', 'Authors and title, from 64 px up', 'The real cover over them, once it has loaded'],
  instead: [
    ['It is a person or an organisation', 'Avatar'],
    ['It is any other picture', 'Image'],
    ['The file of a cover is looked at in full', 'FilePreview'],
  ],
  keyboard: [],
  accessibility: [
    'Decoration, hidden with the words on it: the title stands beside it. With `label` it is an image of that name.',
    'Cloths are the books’ own: the same in every theme and in forced colours.',
    'CoverStack is always decoration.',
  ],
  dos: [
    'Give `number`, the tech card’s or else the application’s: books next to each other then differ in cloth and motif.',
    'Give the whole title: it is clamped where it does not fit, and cloth and motif follow from it where there is no number.',
    'Give `lang`, so that the title on the cover is set in its language.',
    'Use `card` where the size follows the density.',
  ],
  donts: [
    'Do not tell books apart by their cloth alone: many share one.',
    'Do not give `label` where the title stands beside it: it would be read twice.',
  ],
}
