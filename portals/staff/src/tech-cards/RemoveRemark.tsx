import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { ConfirmDialog } from '@press/ui'

interface RemoveRemarkProps {
  card: number
  /** The id of the remark to remove; undefined while the dialog is closed. */
  remark: number | undefined
  onClose: () => void
}

/** Asks for confirmation before removing a chat message from the remarks of a card. */
export function RemoveRemark({ card, remark, onClose }: RemoveRemarkProps) {
  const { t } = useTranslation('tech-cards')
  const { busy, save } = useSaving()
  const removeRemark = async () => {
    await save(
      'remove',
      () => act('DELETE /api/tech-cards/{id}/remarks/{remark}', { params: { id: card, remark: remark ?? 0 } }),
      t('passport.remark.removed'),
      { formatFailure: (reason) => t('passport.remark.failed', { message: reason }) },
    )
    onClose()
  }
  return (
    <ConfirmDialog
      open={remark !== undefined}
      onOpenChange={onClose}
      title={t('passport.remark.title')}
      confirmLabel={t('passport.remark.confirm')}
      cancelLabel={t('passport.remark.keep')}
      tone="danger"
      busy={busy}
      onConfirm={() => void removeRemark()}
    >
      {t('passport.remark.text')}
    </ConfirmDialog>
  )
}
