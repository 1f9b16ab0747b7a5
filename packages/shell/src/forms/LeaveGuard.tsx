import { useTranslation } from '@press/i18n'
import { ConfirmDialog } from '@press/ui'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'

export interface LeaveGuardProps {
  /** Whether leaving now would lose changes. */
  hasUnsavedChanges: boolean
  /** A sentence that says what would be lost. */
  lossText: string
}

/** Asks before unsaved changes are lost. Inside the portal it shows a dialog; when the tab closes, the browser shows its prompt. */
export function LeaveGuard({ hasUnsavedChanges: isGuarded, lossText }: LeaveGuardProps) {
  const { t } = useTranslation('patterns')
  const isGuardedRef = useRef(isGuarded)
  // Runs before the paint, because a form that has just been saved may navigate immediately.
  useLayoutEffect(() => {
    isGuardedRef.current = isGuarded
  }, [isGuarded])
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => isGuardedRef.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  )

  useEffect(() => {
    if (!isGuarded) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [isGuarded])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        isGuardedRef.current = false
        blocker.proceed?.()
      }}
      onOpenChange={() => blocker.reset?.()}
    >
      {lossText}
    </ConfirmDialog>
  )
}
