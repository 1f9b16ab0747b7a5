import { useTranslation } from '@press/i18n'
import { ConfirmDialog } from '@press/ui'
import { useEffect, useLayoutEffect, useState } from 'react'
import { guardAddress } from '../routing/address.ts'

export interface LeaveGuardProps {
  /** Whether leaving now would lose something. */
  when: boolean
  /** What would be lost, in a sentence. */
  loses: string
}

/** Asks before unsaved changes are left behind: inside the portal by a dialog, on closing the tab by the browser's own question. */
export function LeaveGuard({ when, loses }: LeaveGuardProps) {
  const { t } = useTranslation('shell')
  const [proceed, setProceed] = useState<() => void>()

  // Before the paint: a form that has just been saved may lead on in the same breath.
  useLayoutEffect(() => (when ? guardAddress((go) => setProceed(() => go)) : undefined), [when])

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  return (
    <ConfirmDialog
      open={proceed !== undefined}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        setProceed(undefined)
        proceed?.()
      }}
      onOpenChange={() => setProceed(undefined)}
    >
      {loses}
    </ConfirmDialog>
  )
}
