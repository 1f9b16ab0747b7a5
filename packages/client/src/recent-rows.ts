import { searchLimits } from '@press/domain'
import { session } from './session.ts'
import { storage } from './storage.ts'

const key = 'press.recent'

/** A row that a person opened: where it stands and what it is called. */
interface Recent {
  href: string
  label: string
}

interface RecentRows {
  user: number
  opened: Recent[]
}

const isRecent = (row: unknown): row is Recent =>
  typeof row === 'object' &&
  row !== null &&
  typeof (row as Recent).href === 'string' &&
  typeof (row as Recent).label === 'string'

/** What the person opened last on this computer, the latest first. */
export function readRecentRows(): Recent[] {
  const kept = storage.getJson(key) as Partial<RecentRows> | null
  const { user } = session.get()
  return user && kept?.user === user.id && Array.isArray(kept.opened) ? kept.opened.filter(isRecent) : []
}

/** Keeps what the person has opened, before what they opened earlier. */
export function addRecentRow(row: Recent): void {
  const { user } = session.get()
  if (!user) return
  const others = readRecentRows().filter(({ href }) => href !== row.href)
  storage.setJson(key, { user: user.id, opened: [row, ...others].slice(0, searchLimits.recent) } satisfies RecentRows)
}

// Nothing of it stays after the person has signed out.
session.subscribe(() => {
  if (!session.get().user) storage.set(key, null)
})
