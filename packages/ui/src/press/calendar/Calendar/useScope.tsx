import type { RepeatScope } from '@press/domain'
import { useState, type ReactNode } from 'react'
import { ScopeDialog, type ScopeQuestion } from './ScopeDialog.tsx'

interface Asked extends ScopeQuestion {
  answer: (scope: RepeatScope | null) => void
}

/** Asks which occurrences of a series a change applies to. Resolves to null if the user cancels. */
export function useScope(): { ask: (question: ScopeQuestion) => Promise<RepeatScope | null>; question: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (question: ScopeQuestion) =>
    new Promise<RepeatScope | null>((answer) => setAsked({ ...question, answer }))
  const settle = (scope: RepeatScope | null) => {
    asked?.answer(scope)
    setAsked(null)
  }
  return {
    ask,
    question: asked && <ScopeDialog event={asked.event} act={asked.act} onAnswer={settle} />,
  }
}
