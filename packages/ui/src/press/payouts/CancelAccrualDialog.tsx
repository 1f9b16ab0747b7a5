import { validateCancellation, maxCancelReasonLength, type Accrual } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormDialog, usePressForm } from '../../patterns/Form/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { useAccrualName } from './AccrualTable.tsx'

export interface CancelAccrualDialogProps {
  accrual: Pick<Accrual, 'kind' | 'number'>
  onClose: () => void
  /** Cancels the accrual. The dialog closes when it resolves. If it rejects with a `FormError`, the error appears on its field. */
  onCancel: (reason: string) => Promise<void>
}

/** Asks for the reason to cancel an act or a royalty. */
export function CancelAccrualDialog({ accrual, onClose, onCancel }: CancelAccrualDialogProps) {
  const { t } = useTranslation('payouts')
  const documentName = useAccrualName()(accrual)
  const form = usePressForm<{ reason: string }, 'payouts'>({
    values: { reason: '' },
    problems: validateCancellation,
    namespace: 'payouts',
    onSubmit: async ({ reason }) => {
      await onCancel(reason.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      tone="danger"
      title={t('cancel.title', { paper: documentName })}
      onClose={onClose}
      cancelLabel={t('cancel.keep')}
      submitLabel={t('cancel.confirm')}
      busyLabel={t('cancel.busy')}
    >
      <p>{t('cancel.body')}</p>
      <TextArea {...form.register('reason')} label={t('field.reason')} required maxLength={maxCancelReasonLength} />
    </FormDialog>
  )
}
