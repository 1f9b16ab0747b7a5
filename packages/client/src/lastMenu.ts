import type { MenuGroup } from '@press/contract'
import { storage } from './storage.ts'

const key = 'press.menu'

interface Kept {
  user: number
  menu: MenuGroup[]
}

/** A person's menu as this browser had it last; undefined when it never had it. */
export function lastMenu(user: number): MenuGroup[] | undefined {
  const kept = storage.getJson(key) as Kept | null
  return kept?.user === user ? kept.menu : undefined
}

/** Keeps a person's menu, without its counts: those are true only when they come. */
export function keepMenu(user: number, menu: readonly MenuGroup[]): void {
  const bare = menu.map(({ children, ...group }) => ({
    ...group,
    children: children.map(({ badge: _badge, ...item }) => item),
  }))
  storage.setJson(key, { user, menu: bare } satisfies Kept)
}
