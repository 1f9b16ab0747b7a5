import { useTranslation } from '@press/i18n'
import { Button, Dialog, Stack } from '@press/ui'
import { useId, type FormEvent, type ReactNode } from 'react'

interface TaskDialogProps {
  /** A question that names the book. */
  title: string
  /** The verb of the question. */
  confirmLabel: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** One thing done with a card: what it asks for, and the button that does it. */
export function TaskDialog({ title, confirmLabel, busy, onConfirm, onClose, children }: TaskDialogProps) {
  const { t } = useTranslation('tech-cards')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      dismissable={!busy}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('act.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={t('act.saving')}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Stack>{children}</Stack>
      </form>
    </Dialog>
  )
}
