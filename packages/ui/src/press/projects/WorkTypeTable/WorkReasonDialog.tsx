import { limits, validateWorkReason, type WorkTypeStatus, type WorkTask } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import type { SendWork } from './work-change.ts'

interface WorkReasonDialogProps {
  work: WorkTask
  to: WorkTypeStatus
  onSend: SendWork
  onClose: () => void
}

/** Asks why a submitted work is returned or cancelled. The executor reads the reason. */
export function WorkReasonDialog({ work, to, onSend, onClose }: WorkReasonDialogProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const dialogKind = to === 'cancelled' ? 'cancelWork' : 'return'
  const form = usePressForm<{ comment: string }, 'projects'>({
    values: { comment: '' },
    problems: validateWorkReason,
    namespace: 'projects',
    onSubmit: async ({ comment }) => {
      await onSend({ work, to, comment: comment.trim() })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`work.ask.${dialogKind}.title`, { work: t(`domain:workType.${work.name}`) })}
      tone={dialogKind === 'cancelWork' ? 'danger' : 'primary'}
      onClose={onClose}
      cancelLabel={t('work.ask.cancel')}
      submitLabel={t(`work.ask.${dialogKind}.confirm`)}
      busyLabel={t('work.ask.saving')}
    >
      <TextArea
        {...form.register('comment')}
        label={t(dialogKind === 'return' ? 'work.ask.reason' : 'work.ask.reasonCancel')}
        hint={t('work.ask.reasonHint')}
        required
        maxLength={limits.noteLength}
      />
    </FormDialog>
  )
}
