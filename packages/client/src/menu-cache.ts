import type { MenuItem } from '@press/contract'
import { session } from './session.ts'
import { storage } from './storage.ts'

const key = 'press.menuItems'

interface CachedMenu {
  user: number
  menu: MenuItem[]
}

/** A person's menu as this browser had it last; undefined when it never had it. */
export function readCachedMenu(user: number): MenuItem[] | undefined {
  const kept = storage.getJson(key) as CachedMenu | null
  return kept?.user === user ? kept.menu : undefined
}

/** Keeps a person's menu while they are signed in, without its counts: those are true only when they come. */
export function writeCachedMenu(user: number, menu: readonly MenuItem[]): void {
  if (session.get().user?.id !== user) return
  const bare = menu.map(({ children, ...item }) => ({
    ...uncounted(item),
    ...(children && { children: children.map(uncounted) }),
  }))
  storage.setJson(key, { user, menu: bare } satisfies CachedMenu)
}

const uncounted = ({ badge: _badge, ...item }: MenuItem): MenuItem => item
