import type { Portal } from '../people/roles.ts'

/** Titles of the home screens. A portal starts with its home, so they are apart from the tables, which it loads later. */
export const homeTitles = {
  staff: 'shell:nav.home',
  author: 'shell:nav.books',
  partner: 'shell:nav.home',
} as const satisfies Record<Portal, string>
