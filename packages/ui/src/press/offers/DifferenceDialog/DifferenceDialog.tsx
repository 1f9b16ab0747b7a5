import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { useOfferWords, type OfferRow } from '../index.ts'

export interface DifferenceDialogProps {
  offer: Pick<OfferRow, 'number' | 'revision'>
  onClose: () => void
  /** Says what differs; the dialog closes when it resolves. What it rejects with, a `FormError`, stands above the field. */
  onSay: (note: string) => Promise<void>
}

/** Asks its recipient what of a delivery differs from what was ordered. */
export function DifferenceDialog({ offer, onClose, onSay }: DifferenceDialogProps) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferWords()
  const form = usePressForm<{ note: string }, 'offers'>({
    values: { note: '' },
    problems: ({ note }) => (note.trim() ? {} : { note: 'required' }),
    words: 'offers',
    onSubmit: async ({ note }) => {
      await onSay(note.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('differ.title', { offer: nameOf(offer) })}
      onClose={onClose}
      cancelLabel={t('differ.cancel')}
      submitLabel={t('differ.submit')}
      busyLabel={t('differ.busy')}
    >
      <TextArea
        {...form.register('note')}
        label={t('differ.note')}
        hint={t('differ.noteHint')}
        maxLength={limits.note}
      />
    </FormDialog>
  )
}
