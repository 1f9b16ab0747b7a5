import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'An action drawn as an icon; its name comes up beside it. IconButtonLink leads somewhere.',
  anatomy: ['TimeSelection', 'Name in a tooltip', 'Count on its shoulder'],
  instead: [
    ['There is room for words', 'Button'],
    ['Several actions share a place', 'Menu'],
  ],
  keyboard: [
    ['Enter or Space', 'Presses it'],
    ['Focus', 'Shows its name'],
  ],
  accessibility: ['`label` is its name and must say the action.', 'At least 24 px, 44 px where fingers point.'],
  dos: ['Use it for actions that everybody knows by their drawing.'],
  donts: ['Do not use it for the main action of a view.', 'Do not put two alike side by side.'],
}
