import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Replaces a screen that cannot be shown, because it is missing, forbidden, broken or locked. Explains the problem and links elsewhere.',
  anatomy: [
    'Illustration',
    'Title',
    'What happened, what is preserved, what to do',
    'Actions, the most likely first',
    'Reference for support',
  ],
  instead: [
    ['A part of a screen failed or is empty', 'EmptyState'],
    ['The screen works but something around it does not', 'Banner'],
    ['The screen is loading', 'Skeleton'],
  ],
  keyboard: [['Tab', 'Moves through the actions']],
  accessibility: [
    'The title is the page’s h1; the illustration is decorative.',
    'It announces nothing and takes no focus: AppShell moves the focus to the page when the address changes.',
  ],
  dos: [
    'Set the `kind`: it determines the illustration, and the title and text in three languages.',
    'Set `reference` for a broken screen: support looks up the request id.',
  ],
  donts: [
    'Do not use `noAccess` if the reader may not know that the record exists: `gone` covers both cases.',
    'Do not leave it without an action.',
  ],
}
