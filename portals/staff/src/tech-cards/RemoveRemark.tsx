import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useErrorMessage } from '@press/shell'
import { ConfirmDialog, useToast } from '@press/ui'
import { useState } from 'react'

interface RemoveRemarkProps {
  card: number
  /** The id of the remark to remove; undefined while the dialog is closed. */
  remark: number | undefined
  onClose: () => void
}

/** Asks for confirmation before removing a chat message from the remarks of a card. */
export function RemoveRemark({ card, remark, onClose }: RemoveRemarkProps) {
  const { t } = useTranslation('tech-cards')
  const toast = useToast()
  const errorText = useErrorMessage()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await act('DELETE /api/tech-cards/{id}/remarks/{remark}', { params: { id: card, remark: remark ?? 0 } })
      toast({ message: t('passport.remark.removed') })
    } catch (error) {
      toast({ tone: 'danger', message: t('passport.remark.failed', { message: errorText(error) }) })
    }
    setBusy(false)
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
      onConfirm={() => void remove()}
    >
      {t('passport.remark.text')}
    </ConfirmDialog>
  )
}
