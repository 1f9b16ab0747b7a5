import { session, useSession } from '@press/client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { openDraft } from './draft.ts'

/**
 * A form's unsent values, kept in this browser for the person who typed them: they survive a reload, a crash and an
 * expired session, and are dropped once the server has them. `failed` says that the browser would not keep them.
 */
export function useDraft<Values>(form: string) {
  const { user } = useSession()
  const key = `press.draft.${user?.id ?? 0}.${form}`
  /** When it was kept in this visit; null where it could not be, or is kept no more. */
  const [keptAt, setKeptAt] = useState<string | null>()
  const [failed, setFailed] = useState(false)
  const { stored, save, flush, discard } = useMemo(
    () =>
      openDraft<Values>(key, (at) => {
        setKeptAt(at)
        setFailed(at === null)
      }),
    [key],
  )

  // What was typed last is kept even when the form, or the page, goes at once.
  useEffect(() => {
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      // Who has just signed out leaves nothing behind.
      if (session.get().user?.id === user?.id) flush()
      else discard()
    }
  }, [flush, discard, user?.id])

  return {
    draft: stored?.values ?? null,
    savedAt: keptAt === undefined ? (stored?.savedAt ?? null) : keptAt,
    failed,
    save,
    discard: useCallback(() => {
      discard()
      setKeptAt(null)
    }, [discard]),
  }
}
