import type { Guide } from '../guide.ts'

export const guide: Guide = {
  purpose: 'A single-colour icon that takes the colour of the surrounding text and identifies an object or an action.',
  anatomy: ['Icon in a square'],
  instead: [
    ['It can be pressed', 'IconButton'],
    ['It is a status in words', 'Badge'],
    ['It shows that something is loading', 'Spinner'],
  ],
  keyboard: [],
  accessibility: [
    'Without `label` it is decorative and hidden from screen readers; with one it is a named image.',
    'It needs no label next to text that says the same.',
  ],
  dos: [
    'Take icons from `glyphs`, so that each object has one icon.',
    'Use the filled weight for active items, stages and statuses.',
  ],
  donts: [
    'Do not give it a meaning that the text next to it does not have.',
    'Do not set its colour: it takes the colour of its text.',
  ],
}
