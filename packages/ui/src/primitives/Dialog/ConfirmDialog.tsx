import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A question that names the object: «Удалить КП-0402?» */
  title: string
  /** What is lost, and whether it can be restored. */
  children?: ReactNode
  /** The verb of the question, repeated: «Удалить КП». */
  confirmLabel: string
  /**
   * The label of the button that cancels. A label that names what stays is better than the default: «Оставить». @default «Отмена»
   */
  cancelLabel?: string
  /** Use `danger` when something is lost. @default 'primary' */
  tone?: 'primary' | 'danger'
  /** Whether the action is running: the dialog stays open and cannot be closed. @default false */
  busy?: boolean
  /** The button's label while the action runs: «Удаляем». @default `confirmLabel` */
  busyLabel?: ReactNode
  /** Why the action cannot be confirmed yet. Shown when the button is pressed. */
  disabledReason?: string | undefined
  onConfirm: () => void
}

/**
 * A dialog with one question and two buttons. The safe button has the focus. The caller closes the dialog once the action has
 * finished.
 */
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
