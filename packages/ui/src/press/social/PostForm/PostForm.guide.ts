import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Writes a post about a book in three languages, with the picture that was drawn of it.',
  anatomy: [
    'A text in each language, and how much there is of all together',
    'A picture of one’s own, in the place of the drawn one',
    'Beside: what was posted before, and the post as it will look',
    'The bar with what is unsent, cancel and publish',
  ],
  instead: [['The book goes on sale', 'ShopForm']],
  keyboard: [['Tab', 'goes from text to text']],
  accessibility: [
    'Each text is in its own language for a reader’s voice.',
    'The picture has the book’s title as its words.',
  ],
  dos: ['Say that the picture is being drawn, and offer to draw it again.'],
  donts: ['Do not count characters outside: `postProblems` of the domain does as Instagram does.'],
}
