import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useDraft } from './useDraft.ts'

export interface FormScreenOptions {
  /** What leaving would lose, in a sentence. */
  loses: string
  /** Whether leaving is asked about though the browser keeps what was typed. @default true */
  asks?: boolean
}

export interface FormScreen<Values> {
  /** What was typed here before and not sent: the form begins with it. */
  draft: Values | null
  savedAt: string | undefined
  /** The form's key: begun anew, it is another form. */
  round: number
  /** Keeps what is typed. */
  keep: (values: Values) => void
  /** Forgets what was typed, and begins anew. */
  startOver: () => void
  /** Leads out with nothing left to lose: it is sent, or given up. */
  leave: (href: string) => void
  /** Stands beside the form. */
  guard: ReactNode
}

/** A form on a screen of its own: what is typed is kept until it is sent, and not left behind unasked. */
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
      // The guard must know before the way leads out.
      flushSync(forget)
      void navigate(href, { replace: true })
    },
    guard: <LeaveGuard when={typed && (asks || failed)} loses={loses} />,
  }
}
