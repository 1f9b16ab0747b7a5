import { maxPayoutNumberLength, validatePayout } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { FieldGrid } from '../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../patterns/Form/index.ts'
import { useToday } from '../../foundations/Clock/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'

export interface PayoutDialogProps {
  /** The number of acts and royalties, the number of payees, and the net amount in tiyn. */
  documentCount: number
  people: number
  net: number
  /** The latest date of these acts and royalties. The payment must not have an earlier date. */
  latestDate: string
  onClose: () => void
  /**
   * Marks the acts and royalties as paid. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear
   * on the fields.
   */
  onPay: (order: { number: string; date: string }) => Promise<void>
}

/** Asks for the number and date of the payment order. This is the last step before the acts and royalties are marked as paid. */
export function PayoutDialog({ documentCount, people, net, latestDate, onClose, onPay }: PayoutDialogProps) {
  const { t } = useTranslation('payouts')
  const { money } = useFormat()
  const today = useToday()
  const form = usePressForm({
    values: { number: '', date: today },
    problems: (values) => validatePayout(values, latestDate, today),
    namespace: 'payouts' as const,
    onSubmit: async ({ number, date }) => {
      await onPay({ number: number.trim(), date })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('pay.title', { sum: money(net) })}
      onClose={onClose}
      cancelLabel={t('pay.cancel')}
      submitLabel={t('pay.confirm')}
      busyLabel={t('pay.busy')}
    >
      <p>{`${t('papers', { count: documentCount })}, ${t('people', { count: people })}. ${t('pay.body')}`}</p>
      <FieldGrid layout="columns">
        <TextField
          {...form.register('number')}
          label={t('field.number')}
          required
          tabular
          autoComplete="off"
          maxLength={maxPayoutNumberLength}
        />
        <Controller
          control={form.control}
          name="date"
          render={({ field }) => <DateField {...field} label={t('field.date')} max={today} required />}
        />
      </FieldGrid>
    </FormDialog>
  )
}
