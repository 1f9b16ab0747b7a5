import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Tells a shop of a finished book: what it is, what it costs in each form, who wrote it; and shows its page there.',
  anatomy: [
    'Book: title, page address made of it, ISBN, day',
    'Prices by form, category, marks, texts, pictures, authors',
    'Beside: what was sent before, and the page as a buyer sees it',
    'The bar with what is unsent, cancel and send',
  ],
  instead: [
    ['It is a post about the book', 'PostForm'],
    ['What was sent is only read', 'PublicationList'],
  ],
  keyboard: [
    ['Tab', 'goes from field to field'],
    ['Enter in a field', 'sends'],
  ],
  accessibility: [
    'A refused attempt puts the focus on the first field that is wrong.',
    'The preview is a region of its own and says nothing while one types.',
  ],
  dos: ['Give `disabledReason` where no shop is connected: the form can be filled in all the same.'],
  donts: ['Do not check again outside: `productProblems` of the domain holds the rules.'],
}
