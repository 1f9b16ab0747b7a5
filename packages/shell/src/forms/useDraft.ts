import { useSession } from '@press/client'
import { useCallback, useMemo, useState } from 'react'

interface Draft<Values> {
  values: Values
  /** ISO moment of the last keystroke that was kept. */
  savedAt: string
}

/**
 * A form's unsent values, kept in this browser for the person who typed them: they survive a reload, a crash and an
 * expired session, and are dropped once the server has them.
 */
export function useDraft<Values>(form: string) {
  const { user } = useSession()
  const key = `press.draft.${user?.id ?? 0}.${form}`
  const stored = useMemo<Draft<Values> | null>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as Draft<Values> | null
    } catch {
      // What stands there is not a draft of ours.
      return null
    }
  }, [key])
  const [savedAt, setSavedAt] = useState(stored?.savedAt ?? null)

  const save = useCallback(
    (values: Values) => {
      const now = new Date().toISOString()
      try {
        localStorage.setItem(key, JSON.stringify({ values, savedAt: now } satisfies Draft<Values>))
        setSavedAt(now)
      } catch {
        // Storage is full or closed: say so by showing no time.
        setSavedAt(null)
      }
    },
    [key],
  )
  const discard = useCallback(() => {
    localStorage.removeItem(key)
    setSavedAt(null)
  }, [key])

  return { draft: stored?.values ?? null, savedAt, save, discard }
}
