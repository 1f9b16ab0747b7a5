import { session, useSession } from '@press/client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { openDraft } from './draft.ts'

/**
 * Stores a form's unsent values in this browser for the person who typed them. Restores them after a reload, a crash or an expired
 * session, and drops them once the server has them. `failed` is true if the browser could not store them.
 */
export function useDraft<Values>(formName: string) {
  const { user } = useSession()
  const key = `press.draft.${user?.id ?? 0}.${formName}`
  /** When the draft was stored in this visit; null if it could not be stored or is no longer stored. */
  const [storedAt, setStoredAt] = useState<string | null>()
  const [hasStorageFailed, setHasStorageFailed] = useState(false)
  const { stored, save, flush, discard } = useMemo(
    () =>
      openDraft<Values>(key, (storeTime) => {
        setStoredAt(storeTime)
        setHasStorageFailed(storeTime === null)
      }),
    [key],
  )

  // Stores the last typed values even when the form or the page closes immediately.
  useEffect(() => {
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      // After a sign-out the draft is discarded.
      if (session.get().user?.id === user?.id) flush()
      else discard()
    }
  }, [flush, discard, user?.id])

  return {
    draft: stored?.values ?? null,
    savedAt: storedAt === undefined ? (stored?.savedAt ?? null) : storedAt,
    failed: hasStorageFailed,
    save,
    discard: useCallback(() => {
      discard()
      setStoredAt(null)
    }, [discard]),
  }
}
