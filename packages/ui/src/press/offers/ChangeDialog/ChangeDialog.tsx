import type { OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { NoteDialog } from '../NoteDialog.tsx'

export interface ChangeDialogProps {
  offer: Pick<OfferRow, 'number' | 'revision'>
  onClose: () => void
  /**
   * Sends the request for a change. The dialog closes when it resolves. If it rejects with a `FormError`, the error appears above
   * the field.
   */
  onSubmitNote: (note: string) => Promise<void>
}

/** A dialog in which the recipient of an offer says what should change. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { t } = useTranslation('offers')
  return (
    <NoteDialog kind="change" emptyError="unsaid" {...props}>
      <p>{t('change.text')}</p>
    </NoteDialog>
  )
}
