import { useTranslation } from '@press/i18n'
import { ConfirmDialog } from '@press/ui'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'

export interface LeaveGuardProps {
  /** Whether leaving now would lose something. */
  when: boolean
  /** What would be lost, in a sentence. */
  loses: string
}

/** Asks before unsaved changes are left behind: inside the portal by a dialog, on closing the tab by the browser's own question. */
export function LeaveGuard({ when, loses }: LeaveGuardProps) {
  const { t } = useTranslation('patterns')
  const guarded = useRef(when)
  // Before the paint: a form that has just been saved may lead on in the same breath.
  useLayoutEffect(() => {
    guarded.current = when
  }, [when])
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => guarded.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        guarded.current = false
        blocker.proceed?.()
      }}
      onOpenChange={() => blocker.reset?.()}
    >
      {loses}
    </ConfirmDialog>
  )
}
