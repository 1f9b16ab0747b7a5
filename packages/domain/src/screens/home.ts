import type { Portal } from '../shared/people/roles.ts'

/**
 * The titles of the home screens. They are in a separate file, because a portal loads its home screen before the tables of screens.
 */
export const homeTitles = {
  staff: 'shell:nav.home',
  author: 'shell:nav.books',
  partner: 'shell:nav.home',
} as const satisfies Record<Portal, string>
