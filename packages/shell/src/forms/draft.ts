import { storage } from '@press/client'

/** Milliseconds without a change after which a draft is written down. */
const draftDebounceMs = 800

interface Stored<Values> {
  values: Values
  /** ISO moment of the last keystroke that was kept. */
  savedAt: string
}

export interface Draft<Values> {
  /** What was kept last time, if anything. */
  stored: Stored<Values> | null
  /** Keeps values a moment after the last of them. */
  save: (values: Values) => void
  /** Writes down at once what still waits to be. */
  flush: () => void
  /** Forgets what is kept, and what still waits to be. */
  discard: () => void
}

/**
 * Stores a form's unsent values under a key of the browser's storage. Calls `onKept` with the save time; `null` means that
 * storage is full or blocked.
 */
export function openDraft<Values>(key: string, onKept: (at: string | null) => void): Draft<Values> {
  let waiting: { values: Values; timer: ReturnType<typeof setTimeout> } | undefined

  const flush = () => {
    if (!waiting) return
    const { values, timer } = waiting
    clearTimeout(timer)
    waiting = undefined
    const savedAt = new Date().toISOString()
    onKept(storage.setJson(key, { values, savedAt } satisfies Stored<Values>) ? savedAt : null)
  }
  return {
    stored: storage.getJson(key) as Stored<Values> | null,
    save: (values) => {
      clearTimeout(waiting?.timer)
      waiting = { values, timer: setTimeout(flush, draftDebounceMs) }
    },
    flush,
    discard: () => {
      clearTimeout(waiting?.timer)
      waiting = undefined
      storage.setJson(key, null)
    },
  }
}
