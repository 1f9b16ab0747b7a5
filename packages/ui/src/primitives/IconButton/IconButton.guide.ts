import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A button with an icon, whose name appears in a tooltip. IconButtonLink opens an address.',
  anatomy: ['Icon', 'Name in a tooltip', 'Count on the corner'],
  instead: [
    ['There is room for text', 'Button'],
    ['Several actions share one place', 'Menu'],
  ],
  keyboard: [
    ['Enter, Space', 'Presses the button'],
    ['Focus', 'Shows the name'],
  ],
  accessibility: [
    '`label` is the accessible name and must say what the button does.',
    'The target is at least 24 px, and 44 px on touch screens.',
  ],
  dos: ['Use it for actions whose icon everyone knows.'],
  donts: ['Do not use it for the main action of a view.', 'Do not place two with the same icon side by side.'],
}
