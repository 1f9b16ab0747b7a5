import { searchLimits } from '@press/domain'
import { session } from './session.ts'
import { storage } from './storage.ts'

const key = 'press.recent'

/** A row that a person opened, with its address and its label. */
interface RecentRow {
  href: string
  label: string
}

interface RecentRows {
  user: number
  opened: RecentRow[]
}

const isRecentRow = (row: unknown): row is RecentRow =>
  typeof row === 'object' &&
  row !== null &&
  typeof (row as RecentRow).href === 'string' &&
  typeof (row as RecentRow).label === 'string'

/** Returns the rows that the person last opened in this browser, the latest first. */
export function readRecentRows(): RecentRow[] {
  const storedRows = storage.getJson(key) as Partial<RecentRows> | null
  const { user } = session.get()
  return user && storedRows?.user === user.id && Array.isArray(storedRows.opened)
    ? storedRows.opened.filter(isRecentRow)
    : []
}

/** Adds a row to the front of the recently opened rows. */
export function addRecentRow(row: RecentRow): void {
  const { user } = session.get()
  if (!user) return
  const others = readRecentRows().filter(({ href }) => href !== row.href)
  storage.setJson(key, {
    user: user.id,
    opened: [row, ...others].slice(0, searchLimits.maxRecentRows),
  } satisfies RecentRows)
}

// Delete the list when the person signs out.
session.subscribe(() => {
  if (!session.get().user) storage.set(key, null)
})
