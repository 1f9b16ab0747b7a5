import { limits, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { useOfferLabels } from '../index.ts'

export interface DeclineDialogProps {
  offer: Pick<OfferRow, 'number' | 'revision' | 'sum'>
  /** Whether the recipient declines the offer; otherwise the press does. */
  declinedByRecipient: boolean
  onClose: () => void
  /**
   * Declines the offer. The dialog closes when it resolves. If it rejects with a `FormError`, the error appears above the field.
   */
  onDecline: (note: string) => Promise<void>
}

/** Asks for confirmation and the reason before an offer is declined. */
export function DeclineDialog({ offer, declinedByRecipient, onClose, onDecline }: DeclineDialogProps) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { money } = useFormat()
  const { nameOf } = useOfferLabels()
  const form = usePressForm({
    values: { note: '' },
    onSubmit: async ({ note }) => {
      await onDecline(note.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('decline.title', { offer: nameOf(offer) })}
      onClose={onClose}
      tone="danger"
      cancelLabel={t('decline.cancel')}
      submitLabel={t('offer-words:decline')}
      busyLabel={t('decline.busy')}
    >
      <p>{t(declinedByRecipient ? 'decline.textOwn' : 'decline.text', { sum: money(offer.sum) })}</p>
      <TextArea
        {...form.register('note')}
        label={t('decline.note')}
        hint={t(declinedByRecipient ? 'decline.noteHintOwn' : 'decline.noteHint')}
        optional
        maxLength={limits.noteLength}
      />
    </FormDialog>
  )
}
