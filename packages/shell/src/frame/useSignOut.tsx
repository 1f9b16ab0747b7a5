import { countUnsavedTexts } from '@press/client'
import { lazy, Suspense, useState, type ReactNode } from 'react'

export const loadUnsavedWorkDialog = () => import('./UnsavedWorkDialog.tsx')
const UnsentQuestion = lazy(loadUnsavedWorkDialog)

/** Ends a person's session, after a question where something of theirs would be lost; the question is to be drawn. */
export function useSignOut(user: number, leave: () => void): { ask: () => void; question: ReactNode } {
  const [count, setCount] = useState(0)
  const ask = () => {
    const unsent = countUnsavedTexts(user)
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
