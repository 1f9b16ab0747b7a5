import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A question that names the object: «Удалить КП-0402?» */
  title: string
  /** What is lost, and whether it can be had back. */
  children?: ReactNode
  /** The verb of the question again: «Удалить КП». */
  confirmLabel: string
  /** @default «Отмена»; better the state that stays: «Оставить» */
  cancelLabel?: string
  /** `danger` where something is lost. @default 'primary' */
  tone?: 'primary' | 'danger'
  /** The answer is being carried out: the dialog stays and cannot be left. @default false */
  busy?: boolean
  /** What is going on meanwhile, in the button: «Удаляем». @default its own words */
  busyLabel?: ReactNode
  /** Why it cannot be confirmed yet; a press says so. */
  disabledReason?: string | undefined
  onConfirm: () => void
}

/** One question, two buttons, the safe one focused. Closing is up to the caller, once the answer has been carried out. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  busyLabel,
  disabledReason,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation('ui')
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      dismissable={!busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t('dialog.cancel')}
          </Button>
          <Button variant={tone} busy={busy} busyLabel={busyLabel} disabledReason={disabledReason} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
