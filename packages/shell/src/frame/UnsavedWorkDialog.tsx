import { useTranslation } from '@press/i18n'
import { ConfirmDialog } from '@press/ui'

interface UnsavedWorkDialogProps {
  /** Number of texts that would be lost. */
  count: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a sign-out that would lose unsaved text, because a sign-out deletes it from this computer. */
export default function UnsavedWorkDialog({ count, onConfirm, onClose }: UnsavedWorkDialogProps) {
  const { t } = useTranslation('frame')
  return (
    <ConfirmDialog
      open
      title={t('unsent.title')}
      confirmLabel={t('unsent.confirm')}
      cancelLabel={t('unsent.stay')}
      onConfirm={onConfirm}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      {t('unsent.text', { count })}
    </ConfirmDialog>
  )
}
