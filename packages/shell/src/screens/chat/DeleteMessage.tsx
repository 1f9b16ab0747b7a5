import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { ConfirmDialog, useToast, type Message } from '@press/ui'
import { useState } from 'react'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'

interface DeleteMessageProps {
  /** The message to delete; undefined while the dialog is closed. */
  message: Message | undefined
  onClose: () => void
}

/** Asks before the person's own message is deleted. */
export function DeleteMessage({ message, onClose }: DeleteMessageProps) {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const errorText = useErrorMessage()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await act('DELETE /api/messages/{id}', { params: { id: Number(message?.id) } })
    } catch (error) {
      toast({ tone: 'danger', message: t('failed.delete', { message: errorText(error) }) })
    }
    setBusy(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open={message !== undefined}
      onOpenChange={onClose}
      title={t('actions.deleteTitle')}
      confirmLabel={t('message.delete')}
      cancelLabel={t('dialog.cancel')}
      tone="danger"
      busy={busy}
      onConfirm={() => void remove()}
    >
      {t('actions.deleteBody')}
    </ConfirmDialog>
  )
}
