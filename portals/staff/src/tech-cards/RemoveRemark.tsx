import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useErrorMessage } from '@press/shell'
import { ConfirmDialog, useToast } from '@press/ui'
import { useState } from 'react'

interface RemoveRemarkProps {
  card: number
  /** Number of the one that is to go; none while nobody asks. */
  remark: number | undefined
  onClose: () => void
}

/** Asks before a message of the chat is taken out of the remarks of a card. */
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
