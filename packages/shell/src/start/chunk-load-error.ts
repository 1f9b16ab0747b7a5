import { tabStorage } from '@press/client'

/** The messages of a failed module load in Chromium, Firefox and Safari, and of Vite for a style sheet. */
const chunkErrorPattern = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * Whether an error means that a screen's code could not be loaded. Either an update removed the code, or the connection broke. The
 * browser remembers a failed load while the page is open.
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && chunkErrorPattern.test(error.message)

const storageKey = 'press.fetchedAnew'
/** Minimum milliseconds between two reloads: a failure soon after a reload has another cause. */
const minReloadIntervalMs = 30_000

/**
 * Reloads the page at its current address, where typed values are restored from drafts. Does not reload twice in a row. Reloads
 * only while the server answers, because otherwise the browser would show its own error page. Returns whether it reloads.
 */
export async function reloadPageOnce(): Promise<boolean> {
  if (Date.now() - Number(tabStorage.get(storageKey) ?? 0) < minReloadIntervalMs) return false
  const isServerReachable = await fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  // Without storage nothing would prevent a reload loop.
  if (!isServerReachable || !tabStorage.set(storageKey, String(Date.now()))) return false
  location.reload()
  return true
}
