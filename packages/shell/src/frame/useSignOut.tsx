import { countUnsent } from '@press/client'
import { lazy, Suspense, useState, type ReactNode } from 'react'

export const loadUnsentQuestion = () => import('./UnsavedWorkDialog.tsx')
const UnsentQuestion = lazy(loadUnsentQuestion)

/** Ends a person's session, after a question where something of theirs would be lost; the question is to be drawn. */
export function useLeaving(user: number, leave: () => void): { ask: () => void; question: ReactNode } {
  const [count, setCount] = useState(0)
  const ask = () => {
    const unsent = countUnsent(user)
    if (unsent > 0) setCount(unsent)
    else leave()
  }
  const question = count > 0 && (
    <Suspense>
      <UnsentQuestion count={count} onConfirm={leave} onClose={() => setCount(0)} />
    </Suspense>
  )
  return { ask, question }
}
