import type { MenuGroup } from '@press/contract'

const key = 'press.menu'

interface Kept {
  user: number
  menu: MenuGroup[]
}

/** A person's menu as this browser had it last; undefined when it never had it. */
export function lastMenu(user: number): MenuGroup[] | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    return kept?.user === user ? kept.menu : undefined
  } catch {
    // Storage is closed or holds something else: there is no last menu.
    return undefined
  }
}

/** Keeps a person's menu, without its counts: those are true only when they come. */
export function keepMenu(user: number, menu: readonly MenuGroup[]): void {
  const bare = menu.map(({ children, ...group }) => ({
    ...group,
    children: children.map(({ badge: _badge, ...item }) => item),
  }))
  try {
    localStorage.setItem(key, JSON.stringify({ user, menu: bare } satisfies Kept))
  } catch {
    // Storage is closed or full: the menu is asked for anew next time, as ever.
  }
}
