import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The numbers of a person’s accounts and documents, which are seen masked and opened for half a minute.',
  anatomy: [
    'Title, and who sees it at the end of its line',
    'A line for each: its number, what it is, Show and Replace',
    'A dialog that takes another in its place',
  ],
  instead: [['What is kept with the rest of the profile', 'ProfileForm']],
  keyboard: [['Tab', 'goes through the buttons of each line']],
  accessibility: ['Each button says whose number it shows or replaces.'],
  dos: [
    'Ask for the password before one is opened, and write down who looked.',
    'Close it again after half a minute.',
    'Say in `underWay` how many payments wait: they go where the account was.',
  ],
  donts: ['Do not keep an opened number anywhere but on screen.'],
}
