import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'How the portal looks to this person: theme, language, density and the place of the menu. Stands in a Drawer.',
  anatomy: [
    'Theme: small drawings of the frame in their own colours',
    'Language, each in its own name',
    'Density, where rows may be compact',
    'Menu: at the left or on top',
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
    'Up to four named groups of radio buttons; the drawings are hidden, the names beneath are read.',
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
