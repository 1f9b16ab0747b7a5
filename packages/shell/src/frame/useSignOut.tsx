import { countUnsavedTexts } from '@press/client'
import { lazy, Suspense, useState, type ReactNode } from 'react'

export const loadUnsavedWorkDialog = () => import('./UnsavedWorkDialog.tsx')
const UnsavedWorkDialog = lazy(loadUnsavedWorkDialog)

/** Signs a person out, after a confirmation if they would lose unsaved work. Also returns the confirmation dialog to render. */
export function useSignOut(user: number, signOutNow: () => void): { requestSignOut: () => void; dialog: ReactNode } {
  const [count, setCount] = useState(0)
  const requestSignOut = () => {
    const unsavedCount = countUnsavedTexts(user)
    if (unsavedCount > 0) setCount(unsavedCount)
    else signOutNow()
  }
  const dialog = count > 0 && (
    <Suspense>
      <UnsavedWorkDialog count={count} onConfirm={signOutNow} onClose={() => setCount(0)} />
    </Suspense>
  )
  return { requestSignOut: requestSignOut, dialog: dialog }
}
