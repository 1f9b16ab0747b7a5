import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A whole screen that cannot be shown: there is no such page or record, it is not for this role, it broke, or it is locked. It says so and leads out.',
  anatomy: [
    'TimeSelection',
    'Title',
    'What happened, what is kept, what to do',
    'Ways on, the likeliest first',
    'Reference for support',
  ],
  instead: [
    ['A part of a screen failed or is empty', 'EmptyState'],
    ['The screen goes on and something around it is amiss', 'Banner'],
    ['The screen is on its way', 'Skeleton'],
  ],
  keyboard: [['Tab', 'Goes through the ways on']],
  accessibility: [
    'The title is the page’s h1; the drawing is decoration.',
    'It announces nothing and takes no focus: AppShell moves the focus to the page when the address changes.',
  ],
  dos: [
    'Choose the `kind`: it brings its drawing, title and sentence in three languages.',
    'Give `reference` when the screen broke: the id of the request is what support looks for.',
  ],
  donts: [
    'Do not show `noAccess` where the reader may not even know that a record exists: `gone` says both.',
    'Do not leave it without a way on.',
  ],
}
