import type { MenuIcon } from './icons.ts'

interface MenuEntry {
  key: string
  icon: MenuIcon
  path: string
  /** The number of rows that the entry leads to. `attention` means that this person has to act on them. */
  badge?: { count: number; attention: boolean } | undefined
}

/** An entry, or a group of entries. A group's `path` is the path of its first entry. */
export interface MenuItem extends MenuEntry {
  children?: MenuEntry[] | undefined
}
