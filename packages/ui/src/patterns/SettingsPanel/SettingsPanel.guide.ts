import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The person’s display settings: theme, language, density, position of the menu and duration of messages. For a Drawer.',
  anatomy: [
    'Theme: small drawings of the frame in the theme’s colours',
    'Language, each in its own name',
    'Density, if rows can be compact',
    'Menu: at the left or on top',
    'Messages: close automatically or stay until closed',
  ],
  instead: [
    ['The person’s own data changes', 'ProfileForm'],
    ['It switches one view', 'SegmentedControl'],
    ['It turns a feature of the press on or off', 'Switch'],
  ],
  keyboard: [
    ['Tab', 'Moves from group to group'],
    ['Arrows', 'Moves the choice, which applies immediately'],
  ],
  accessibility: [
    'Up to five named groups of radio buttons. Drawings are hidden; the names beneath them are read.',
    'Messages that stay until closed help people who read slowly or magnify the screen (WCAG 2.2.1).',
    'The chosen theme has a thicker border, also in forced colours, and a bolder name.',
  ],
  dos: [
    'Apply and store each choice immediately: there is no save button.',
    'Leave out `density` and `menu` if the portal has only one.',
  ],
  donts: [
    'Do not close the drawer after a choice: people see the effect behind it.',
    'Do not ask before changing the language.',
  ],
}
