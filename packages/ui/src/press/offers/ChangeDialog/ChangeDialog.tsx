import { useTranslation } from '@press/i18n'
import type { OfferRow } from '../index.ts'
import { NoteDialog } from '../NoteDialog.tsx'

export interface ChangeDialogProps {
  offer: Pick<OfferRow, 'number' | 'revision'>
  onClose: () => void
  /** Says what should change; the dialog closes when it resolves. What it rejects with, a `FormError`, stands above the field. */
  onSay: (note: string) => Promise<void>
}

/** Asks its recipient what should be different in an offer. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { t } = useTranslation('offers')
  return (
    <NoteDialog about="change" missing="unsaid" {...props}>
      <p>{t('change.text')}</p>
    </NoteDialog>
  )
}
