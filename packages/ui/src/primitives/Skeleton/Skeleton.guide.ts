import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A placeholder for loading content, in the layout of that content.',
  anatomy: ['Group that announces the loading once', 'Blocks: text, heading, cover, circle, line'],
  instead: [
    ['A control is busy', 'Spinner, or Button with `busy`'],
    ['The progress is known', 'ProgressBar'],
    ['There is no content', 'EmptyState'],
    ['Old rows can stay visible', 'StaleBar above them'],
  ],
  keyboard: [],
  accessibility: [
    'The group is a live region with one sentence; its blocks are hidden from screen readers.',
    'It appears after 200 ms and does not move with reduced motion.',
  ],
  dos: [
    'Lay out the blocks like the content, so that nothing shifts.',
    'Name the content in `label` when several parts load.',
  ],
  donts: [
    'Do not cover a whole page with one spinner.',
    'Do not leave it in place after loading fails: show ErrorState.',
  ],
}
