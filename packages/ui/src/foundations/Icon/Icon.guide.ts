import type { Guide } from '../guide.ts'

export const guide: Guide = {
  purpose: 'A single-colour drawing in the colour of the text around it: names a thing or an action at a glance.',
  anatomy: ['Drawing on a square field'],
  instead: [
    ['It can be pressed', 'IconButton'],
    ['It is a status in words', 'Badge'],
    ['It says that work is under way', 'Spinner'],
  ],
  keyboard: [],
  accessibility: [
    'Without `label` it is decoration and hidden from assistive technology; with one it is an image of that name.',
    'Beside a word that says the same it needs no label.',
  ],
  dos: [
    'Take a drawing from `glyphs`, so that one thing has one drawing.',
    'Use the filled weight for what is active, a stage or a status.',
  ],
  donts: [
    'Do not invent a meaning that the words beside it do not say.',
    'Do not colour it by itself; it takes the colour of its text.',
  ],
}
