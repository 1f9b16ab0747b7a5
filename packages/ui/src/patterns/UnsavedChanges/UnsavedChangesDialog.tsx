import { useTranslation } from '@press/i18n'
import { Suspense, type ReactNode } from 'react'
import { Stack } from '../../foundations/layout/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { LossList } from '../Confirm/index.ts'

export interface UnsavedChangesDialogProps {
  /** Whether the dialog is open: the person tried to leave. */
  open: boolean
  /** Called with `false` when the person goes back to the form: by the button, Esc or the backdrop. */
  onOpenChange: (open: boolean) => void
  /** A sentence that says what would be lost. */
  children?: ReactNode
  /** A list of what would be lost: the names of changed fields. */
  losses?: readonly string[]
  onLeave: () => void
  /** Saves first; after that the caller decides whether to leave. */
  onSave?: () => void
  /** Whether saving is in progress: the dialog cannot be closed. @default false */
  saving?: boolean
  /** Whether saving failed; the dialog says so and stays open. @default false */
  failed?: boolean
}

/** Asks before unsaved changes are lost. The caller blocks the navigation. */
export function UnsavedChangesDialog({ open, ...props }: UnsavedChangesDialogProps) {
  if (!open) return null
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  )
}

function OpenDialog({
  children,
  losses = [],
  onOpenChange,
  onLeave,
  onSave,
  saving = false,
  failed = false,
}: Omit<UnsavedChangesDialogProps, 'open'>) {
  const { t } = useTranslation('patterns')
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('unsaved.title')}
      dismissable={!saving}
      footer={
        <>
          <Button disabled={saving} onClick={() => onOpenChange(false)}>
            {t('unsaved.stay')}
          </Button>
          <Button variant="dangerOutline" disabled={saving} onClick={onLeave}>
            {t('unsaved.leave')}
          </Button>
          {onSave && (
            <Button variant="primary" busy={saving} busyLabel={t('unsaved.saving')} onClick={onSave}>
              {t('unsaved.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        {children}
        {losses.length > 0 && (
          <Stack gap={1}>
            <p>{t('unsaved.loses')}</p>
            <LossList items={losses} />
          </Stack>
        )}
        {failed && <Alert tone="danger">{t('unsaved.failed')}</Alert>}
      </Stack>
    </Dialog>
  )
}
