import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows the path to the current page, with links to the levels above.',
  anatomy: ['Links to the levels above', 'Name of the current page'],
  instead: [
    ['It switches between parts of one page', 'Tabs'],
    ['It shows steps in an order', 'Steps'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next link'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: ['A named navigation landmark. The last item is the current page and not a link.'],
  dos: ['Use the same name for a level as its page does.'],
  donts: ['Do not make it the only way back on a phone.'],
}
