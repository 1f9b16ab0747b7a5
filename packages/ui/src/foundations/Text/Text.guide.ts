import type { Guide } from '../guide.ts'

export const guide: Guide = {
  purpose: 'Words in one of the press’s text styles: Text, Heading and BookTitle.',
  anatomy: ['Words'],
  instead: [
    ['The words lead somewhere', 'Link'],
    ['The words are a status', 'Badge'],
    ['Facts stand with their names', 'DescriptionList'],
  ],
  keyboard: [],
  accessibility: [
    'Heading takes the level in the outline and the look apart, so that the outline has no holes.',
    'BookTitle carries the language of the title, so that it is read out in it.',
  ],
  dos: [
    'Put every title of a book into BookTitle: serif, in its own language.',
    'Keep a line of reading text under 70 characters.',
  ],
  donts: ['Do not choose a heading level by its size.', 'Do not write whole sentences in capitals.'],
}
