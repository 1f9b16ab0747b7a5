import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Keeps the place of what is on its way, in the layout that it will have.',
  anatomy: ['Group that says once that something loads', 'Blocks: text, heading, cover, circle, line'],
  instead: [
    ['A control is at work', 'Spinner, or Button with `busy`'],
    ['How much is done is known', 'ProgressBar'],
    ['Nothing is there', 'EmptyState'],
    ['Old rows can stay in sight', 'StaleBar above them'],
  ],
  keyboard: [],
  accessibility: [
    'The group is a live region with one sentence; the blocks are hidden from screen readers.',
    'Nothing is drawn in the first 200 ms, and nothing moves where less motion is asked for.',
  ],
  dos: [
    'Lay the blocks out as the content will be: nothing may jump.',
    'Say in `label` what loads when several parts do.',
  ],
  donts: [
    'Do not cover a whole page with one spinner.',
    'Do not leave it standing when loading has failed: show ErrorState.',
  ],
}
