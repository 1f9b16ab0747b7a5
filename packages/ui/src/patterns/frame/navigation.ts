import type { MenuIcon } from '@press/domain'
import type { Glyph } from '../../foundations/Icon/index.ts'

export interface NavItem {
  key: string
  label: string
  href: string
  /** Its drawing, or the name of one that menus have. */
  icon: MenuIcon | Glyph
  /** Rows behind it, and whether they wait for this person. */
  badge?: { count: number; attention: boolean; label?: string }
}

export interface NavGroup {
  key: string
  /** Heading of the group; the first group stands without. */
  label?: string
  items: readonly NavItem[]
}

/** The entry that the address stands under: the longest that begins it. */
export function currentItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const under = items.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return under.toSorted((one, other) => other.href.length - one.href.length)[0]
}

/** How many rows behind these entries wait for the person. */
export const countPending = (items: readonly NavItem[]): number =>
  items.reduce((sum, { badge }) => sum + (badge?.attention ? badge.count : 0), 0)
