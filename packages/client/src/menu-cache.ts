import type { MenuItem } from '@press/domain'
import { session } from './session.ts'
import { storage } from './storage.ts'

const key = 'press.menuItems'

interface CachedMenu {
  user: number
  menu: MenuItem[]
}

/** Returns a person's menu that this browser has cached last; undefined if no menu is cached. */
export function readCachedMenu(user: number): MenuItem[] | undefined {
  const cachedMenu = storage.getJson(key) as CachedMenu | null
  return cachedMenu?.user === user ? cachedMenu.menu : undefined
}

/** Caches a person's menu while they are signed in. Leaves out the counts, which are only valid when they arrive. */
export function writeCachedMenu(user: number, menu: readonly MenuItem[]): void {
  if (session.get().user?.id !== user) return
  const menuWithoutBadges = menu.map(({ children, ...item }) => ({
    ...removeBadge(item),
    ...(children && { children: children.map(removeBadge) }),
  }))
  storage.setJson(key, { user, menu: menuWithoutBadges } satisfies CachedMenu)
}

const removeBadge = ({ badge: _badge, ...item }: MenuItem): MenuItem => item
