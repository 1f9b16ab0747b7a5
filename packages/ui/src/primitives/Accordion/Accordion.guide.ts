import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Folds long parts of a page under their titles, where each reader needs only some of them.',
  anatomy: ['Title in a line that opens', 'Aside: count or date', 'Arrow', 'Panel'],
  instead: [
    ['One part is always in sight and the others are its equals', 'Tabs'],
    ['The parts follow each other in order', 'Steps'],
    ['Everybody needs all of it', 'Panel'],
  ],
  keyboard: [
    ['Tab', 'Goes to the next title, and through what is open'],
    ['Up, Down, Home, End', 'Go from title to title'],
    ['Enter, Space', 'Opens and closes'],
  ],
  accessibility: [
    'Each title is a button that says open or closed; the browser finds words in closed parts and opens them.',
    'Titles are headings: set `level` so that the outline of the page holds.',
    'On paper every part is open.',
  ],
  dos: ['Write titles that say what is inside.', 'Open the part that most people need.'],
  donts: ['Do not hide an error or a required field in a closed part.', 'Do not nest accordions.'],
}
