import type { Guide } from '../guide.ts'

export const guide: Guide = {
  purpose: 'Text in one of the press’s text styles: Text, Heading and BookTitle.',
  anatomy: ['Text'],
  instead: [
    ['The text is a link', 'Link'],
    ['The text is a status', 'Badge'],
    ['Facts are listed with their names', 'DescriptionList'],
  ],
  keyboard: [],
  accessibility: [
    'Heading takes its outline level and its style separately, so that the outline skips no level.',
    'BookTitle carries the language of the title, so that screen readers pronounce it correctly.',
  ],
  dos: [
    'Put every book title in BookTitle: serif, in its own language.',
    'Keep lines of running text under 70 characters.',
  ],
  donts: ['Do not choose a heading level by its size.', 'Do not write whole sentences in capitals.'],
}
