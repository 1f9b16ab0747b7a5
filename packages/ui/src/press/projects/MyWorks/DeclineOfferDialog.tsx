import { limits, type MyWork } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'

interface DeclineOfferDialogProps {
  work: MyWork
  onDecline: (work: MyWork, comment: string) => Promise<void>
  onClose: () => void
}

/** Asks for confirmation and the reason before an offer is declined. The manager reads the reason. */
export function DeclineOfferDialog({ work, onDecline, onClose }: DeclineOfferDialogProps) {
  const { t } = useTranslation('projects')
  const form = usePressForm({
    values: { comment: '' },
    onSubmit: async ({ comment }) => {
      await onDecline(work, comment.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('mine.declineAsk', { title: work.book_name })}
      tone="danger"
      onClose={onClose}
      cancelLabel={t('mine.keep')}
      submitLabel={t('mine.decline')}
      busyLabel={t('work.ask.saving')}
    >
      <p>{t('mine.declineText')}</p>
      <TextArea
        {...form.register('comment')}
        label={t('mine.declineReason')}
        hint={t('mine.declineHint')}
        optional
        maxLength={limits.noteLength}
      />
    </FormDialog>
  )
}
