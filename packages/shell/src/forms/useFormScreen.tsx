import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useDraft } from './useDraft.ts'

export interface FormScreenOptions {
  /** A sentence that says what leaving would lose. */
  lossText: string
  /** Whether to ask before leaving, although the browser stores the draft. @default true */
  asksBeforeLeaving?: boolean
}

export interface FormScreen<Values> {
  /** The stored draft of an earlier visit; the form starts with it. */
  draft: Values | null
  savedAt: string | undefined
  /** Used as React `key`: changing it remounts the form. */
  formKey: number
  /** Stores the typed values as a draft. */
  storeDraft: (values: Values) => void
  /** Discards the draft and remounts the form empty. */
  startOver: () => void
  /** Navigates away after a submit or a cancel, without the leave guard. */
  leave: (href: string) => void
  /** The leave guard, rendered next to the form. */
  guard: ReactNode
}

/**
 * Manages a form on a separate screen. Stores its values until they are sent, and asks the person before they leave unsent values.
 */
export function useFormScreen<Values>(
  name: string,
  { lossText, asksBeforeLeaving = true }: FormScreenOptions,
): FormScreen<Values> {
  const { draft, savedAt, failed: hasStorageFailed, save, discard } = useDraft<Values>(name)
  const [restoredDraft, setRestoredDraft] = useState(draft)
  const navigate = useNavigate()
  const [mountCount, setMountCount] = useState(0)
  const [isDirty, setIsDirty] = useState(false)
  const discardDraft = () => {
    discard()
    setIsDirty(false)
  }
  return {
    draft: restoredDraft,
    savedAt: savedAt ?? undefined,
    formKey: mountCount,
    storeDraft: (values) => {
      save(values)
      setIsDirty(true)
    },
    startOver: () => {
      discardDraft()
      setRestoredDraft(null)
      setMountCount(mountCount + 1)
    },
    leave: (href) => {
      // Flushes first, so that the leave guard is off before navigation starts.
      flushSync(discardDraft)
      void navigate(href, { replace: true })
    },
    guard: <LeaveGuard hasUnsavedChanges={isDirty && (asksBeforeLeaving || hasStorageFailed)} lossText={lossText} />,
  }
}
