import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A text link.',
  anatomy: ['Icon', 'Text', 'Mark of a new tab'],
  instead: [
    ['It performs an action on this page', 'Button'],
    ['It should look like a button', 'ButtonLink'],
    ['It is a menu entry', 'Menu'],
  ],
  keyboard: [['Enter', 'Follows the link']],
  accessibility: [
    'LinkProvider renders it with the application’s router; other sites and files are plain anchors.',
    'It is underlined inside a sentence.',
  ],
  dos: ['Name the destination in the text.'],
  donts: ['Do not write «здесь».', 'Do not open a new window without a request.'],
}
