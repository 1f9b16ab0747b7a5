import type { MenuIcon } from '@press/domain'
import type { Glyph } from '../../foundations/Icon/index.ts'

export interface NavItem {
  key: string
  label: string
  href: string
  /** An icon, or the name of a menu icon. */
  icon: MenuIcon | Glyph
  /** Number of rows behind the entry, and whether they need this person's action. */
  badge?: { count: number; attention: boolean; label?: string }
}

export interface NavGroup {
  key: string
  /** Heading of the group; the first group has none. */
  label?: string
  items: readonly NavItem[]
}

/** Returns the entry that the address belongs to: the entry with the longest matching prefix. */
export function findCurrentItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const matchingItems = items.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return matchingItems.toSorted((a, b) => b.href.length - a.href.length)[0]
}

/** Returns the number of rows behind these entries that need the person's action. */
export const countPending = (items: readonly NavItem[]): number =>
  items.reduce((sum, { badge }) => sum + (badge?.attention ? badge.count : 0), 0)
