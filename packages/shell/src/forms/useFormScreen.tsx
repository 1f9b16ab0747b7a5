import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useDraft } from './useDraft.ts'

export interface FormScreenOptions {
  /** A sentence that says what leaving would lose. */
  loses: string
  /** Whether to ask before leaving, although the browser stores the draft. @default true */
  asks?: boolean
}

export interface FormScreen<Values> {
  /** The stored draft of an earlier visit; the form starts with it. */
  draft: Values | null
  savedAt: string | undefined
  /** Used as React `key`: changing it remounts the form. */
  round: number
  /** Stores the typed values as a draft. */
  keep: (values: Values) => void
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
export function useFormScreen<Values>(name: string, { loses, asks = true }: FormScreenOptions): FormScreen<Values> {
  const { draft, savedAt, failed, save, discard } = useDraft<Values>(name)
  const [restored, setRestored] = useState(draft)
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState(false)
  const forget = () => {
    discard()
    setTyped(false)
  }
  return {
    draft: restored,
    savedAt: savedAt ?? undefined,
    round,
    keep: (values) => {
      save(values)
      setTyped(true)
    },
    startOver: () => {
      forget()
      setRestored(null)
      setRound(round + 1)
    },
    leave: (href) => {
      // Flushes first, so that the leave guard is off before navigation starts.
      flushSync(forget)
      void navigate(href, { replace: true })
    },
    guard: <LeaveGuard when={typed && (asks || failed)} loses={loses} />,
  }
}
