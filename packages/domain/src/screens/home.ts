import type { Portal } from '../shared/people/roles.ts'

/** The titles of the home screens. A portal loads its home screen first and the tables later, so the titles are kept apart. */
export const homeTitles = {
  staff: 'shell:nav.home',
  author: 'shell:nav.books',
  partner: 'shell:nav.home',
} as const satisfies Record<Portal, string>
