import { maxCorrectionReasonLength, type TimeCorrection } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'

export interface RefuseCorrectionDialogProps {
  correction: TimeCorrection
  onClose: () => void
  /** Refuses the request; the dialog closes when it resolves. A rejection with a `FormError` is shown on its field. */
  onRefuse: (note: string) => Promise<void>
}

/** Asks for the reason of a refusal. The person who requested the correction can read the reason. */
export function RefuseCorrectionDialog({ correction, onClose, onRefuse }: RefuseCorrectionDialogProps) {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const form = usePressForm<{ note: string }, 'time'>({
    values: { note: '' },
    problems: ({ note }) => (note.trim() ? {} : { note: 'required' as const }),
    namespace: 'time',
    onSubmit: async ({ note }) => {
      await onRefuse(note.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      tone="danger"
      title={t('refuse.title', { day: date(correction.day, 'dayMonth') })}
      onClose={onClose}
      cancelLabel={t('refuse.cancel')}
      submitLabel={t('refuse.submit')}
      busyLabel={t('refuse.busy')}
    >
      <TextArea
        {...form.register('note')}
        label={t('refuse.reason')}
        hint={t('refuse.hint')}
        required
        maxLength={maxCorrectionReasonLength}
      />
    </FormDialog>
  )
}
