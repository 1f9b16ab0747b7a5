import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { ConfirmDialog, type Message } from '@press/ui'
import { useSaving } from '../../calls/useSaving.ts'

interface DeleteMessageProps {
  /** The message to delete; undefined while the dialog is closed. */
  message: Message | undefined
  onClose: () => void
}

/** Asks before the person's own message is deleted. */
export function DeleteMessage({ message, onClose }: DeleteMessageProps) {
  const { t } = useTranslation('chat')
  const { busy, save } = useSaving()
  const remove = async () => {
    await save('delete', () => act('DELETE /api/messages/{id}', { params: { id: Number(message?.id) } }), undefined, {
      formatFailure: (reason) => t('failed.delete', { message: reason }),
    })
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
