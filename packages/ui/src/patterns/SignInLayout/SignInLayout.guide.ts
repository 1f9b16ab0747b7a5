import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The screens before the portal: sign-in, registration, passwords, the lock screen.',
  anatomy: [
    'Sign with the product’s name',
    'Title and sentence',
    'Form',
    'Languages and help',
    'Shelf of books with the motto, from 900 px up',
  ],
  instead: [
    ['The person has signed in', 'AppShell'],
    ['A signed-in person’s screen cannot be shown', 'ErrorPage'],
  ],
  keyboard: [['Tab', 'Goes through the sign, if it leads anywhere, the form, and what stands beneath']],
  accessibility: [
    'Sign, title, form and footer are the page’s main landmark; the title is its h1.',
    'The shelf is decoration and hidden; the motto is marked as Kazakh in every language.',
    'It puts the focus nowhere: the form says which field begins.',
  ],
  dos: [
    'Keep to one form and one primary button.',
    'Use `split` for sign-in and registration, `centred` for what a link in a letter opens.',
  ],
  donts: ['Do not put news or adverts beside the form.', 'Do not hide the choice of a language behind a menu.'],
}
