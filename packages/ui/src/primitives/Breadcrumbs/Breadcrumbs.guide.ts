import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Says where a page stands and leads back up.',
  anatomy: ['Links of the levels above', 'Name of this page'],
  instead: [
    ['Parts of one page are switched', 'Tabs'],
    ['Steps follow each other', 'Steps'],
  ],
  keyboard: [
    ['Tab', 'Goes from link to link'],
    ['Enter', 'Follows it'],
  ],
  accessibility: ['A navigation landmark of its own name; the last crumb is the current page and no link.'],
  dos: ['Name each level as its page names itself.'],
  donts: ['Do not use it as the only way back on a phone.'],
}
