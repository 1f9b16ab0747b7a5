import { storage } from '@press/client'

/** Milliseconds without a change after which a draft is stored. */
const draftDebounceMs = 800

interface StoredDraft<Values> {
  values: Values
  /** ISO 8601 time of the last change that was stored. */
  savedAt: string
}

export interface Draft<Values> {
  /** The values stored last time; null if none are stored. */
  stored: StoredDraft<Values> | null
  /** Stores values, debounced. */
  save: (values: Values) => void
  /** Stores pending values immediately. */
  flush: () => void
  /** Removes the stored draft and drops pending values. */
  discard: () => void
}

/**
 * Stores a form's unsent values under a key of the browser's storage. Calls `onStored` with the save time; `null` means that
 * storage is full or blocked.
 */
export function openDraft<Values>(key: string, onStored: (savedAt: string | null) => void): Draft<Values> {
  let pendingSave: { values: Values; timer: ReturnType<typeof setTimeout> } | undefined

  const flush = () => {
    if (!pendingSave) return
    const { values, timer } = pendingSave
    clearTimeout(timer)
    pendingSave = undefined
    const savedAt = new Date().toISOString()
    onStored(storage.setJson(key, { values, savedAt } satisfies StoredDraft<Values>) ? savedAt : null)
  }
  return {
    stored: storage.getJson(key) as StoredDraft<Values> | null,
    save: (values) => {
      clearTimeout(pendingSave?.timer)
      pendingSave = { values, timer: setTimeout(flush, draftDebounceMs) }
    },
    flush,
    discard: () => {
      clearTimeout(pendingSave?.timer)
      pendingSave = undefined
      storage.setJson(key, null)
    },
  }
}
