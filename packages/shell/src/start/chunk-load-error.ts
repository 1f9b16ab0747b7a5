import { tabStorage } from '@press/client'

/** How browsers say that a module did not come: Chromium, Firefox, Safari, and Vite of a style sheet. */
const words = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * Whether an error is a screen's code that could not be had: an update took it away, or the connection broke while it came, which a
 * browser remembers for as long as the page is open.
 */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && words.test(error.message)

const key = 'press.fetchedAnew'
/** Milliseconds within which the page is not fetched a second time: then it is not the page. */
const minReloadIntervalMs = 30_000

/**
 * Fetches the page anew at its present address, where what was typed is found as a draft. Not twice in a row, and only while the
 * press answers: the browser's own page would stand there otherwise. Answers whether it does.
 */
export async function reloadPageOnce(): Promise<boolean> {
  if (Date.now() - Number(tabStorage.get(key) ?? 0) < minReloadIntervalMs) return false
  const answers = await fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  // Where nothing can be kept, nothing would stop it from going round.
  if (!answers || !tabStorage.set(key, String(Date.now()))) return false
  location.reload()
  return true
}
