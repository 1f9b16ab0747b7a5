import { useTranslation } from '@press/i18n'
import { ConfirmDialog } from '@press/ui'

interface UnsavedWorkDialogProps {
  /** Texts that would be lost. */
  count: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks before somebody signs out and leaves behind what they have typed: nothing of it stays on this computer. */
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
