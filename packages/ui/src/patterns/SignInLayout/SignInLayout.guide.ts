import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The layout of the screens before the portal: sign-in, registration, passwords, the lock screen.',
  anatomy: [
    'Logo with the product’s name',
    'Title and sentence',
    'Form',
    'Languages and help',
    'Shelf of books with the motto, from 900 px',
  ],
  instead: [
    ['The person has signed in', 'AppShell'],
    ['A screen inside the portal cannot be shown', 'ErrorPage'],
  ],
  keyboard: [['Tab', 'Moves through the logo, if it is a link, the form, and the links beneath']],
  accessibility: [
    'Logo, title, form and footer are the main landmark; the title is its h1.',
    'The shelf is decorative and hidden; the motto is marked as Kazakh in every language.',
    'It does not set the focus: the form decides which field has it.',
  ],
  dos: [
    'Use one form and one primary button.',
    'Use `split` for sign-in and registration, `centred` for screens that a link in an e-mail opens.',
  ],
  donts: ['Do not put news or advertising next to the form.', 'Do not hide the languages in a menu.'],
}
