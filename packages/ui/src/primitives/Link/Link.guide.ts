import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Words that lead somewhere.',
  anatomy: ['Words', 'TimeSelection', 'Mark of another site'],
  instead: [
    ['It does something here', 'Button'],
    ['It should look like a button', 'Button'],
    ['It is an entry of a menu', 'Menu'],
  ],
  keyboard: [['Enter', 'Follows it']],
  accessibility: [
    'Drawn by the application’s router through LinkProvider; other sites and files stay plain anchors.',
    'In running text it is underlined.',
  ],
  dos: ['Let the words name the goal.'],
  donts: ['Do not write «здесь».', 'Do not open new windows unasked.'],
}
