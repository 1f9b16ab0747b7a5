import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'How the portal looks to this person: theme, language, density, the place of the menu and how long messages stay. Stands in a Drawer.',
  anatomy: [
    'Theme: small drawings of the frame in their own colours',
    'Language, each in its own name',
    'Density, where rows may be compact',
    'Menu: at the left or on top',
    'Messages: leave by themselves, or stay until closed',
  ],
  instead: [
    ['Facts about the person are changed', 'ProfileForm'],
    ['One view is switched', 'SegmentedControl'],
    ['Something of the press is turned on or off', 'Switch'],
  ],
  keyboard: [
    ['Tab', 'Goes from group to group'],
    ['Arrows', 'Move the choice, which holds at once'],
  ],
  accessibility: [
    'Up to five named groups of radio buttons; the drawings are hidden, the names beneath are read.',
    'Messages that stay until closed are for people who read slowly or look at a part of the screen (WCAG 2.2.1).',
    'The chosen theme has a thicker edge, in forced colours too, and a heavier name.',
  ],
  dos: [
    'Apply and keep each choice as it is made: there is nothing to save.',
    'Leave out `density` and `menu` where a portal has only one.',
  ],
  donts: [
    'Do not close the drawer after a choice: its effect is seen behind it.',
    'Do not ask before changing the language.',
  ],
}
