import { countUnsavedTexts } from '@press/client'
import { lazy, Suspense, useState, type ReactNode } from 'react'

export const loadUnsavedWorkDialog = () => import('./UnsavedWorkDialog.tsx')
const UnsentQuestion = lazy(loadUnsavedWorkDialog)

/** Signs a person out, after a confirmation if they would lose unsaved work. `question` is the dialog to render. */
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
