import { payoutNumberLength, payoutProblems } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

export interface PayoutDialogProps {
  /** How many works are paid to how many people, and what comes of it in tiyn. */
  works: number
  people: number
  sum: number
  onClose: () => void
  /** Pays them; the dialog closes when it resolves. What it rejects with, a `FormError`, lands on its fields. */
  onPay: (order: { number: string; date: string }) => Promise<void>
  /** @default now */
  today?: string
}

/** Asks for the payment order by which works are paid: the last word before the money is said to be sent. */
export function PayoutDialog({ works, people, sum, onClose, onPay, today: given }: PayoutDialogProps) {
  const { t } = useTranslation('payouts')
  const { money } = useFormat()
  const today = useToday(given)
  const form = usePressForm({
    values: { number: '', date: today },
    problems: (values) => payoutProblems(values, today),
    words: 'payouts' as const,
    onSubmit: async ({ number, date }) => {
      await onPay({ number: number.trim(), date })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('pay.title', { sum: money(sum) })}
      onClose={onClose}
      cancelLabel={t('pay.cancel')}
      submitLabel={t('pay.confirm')}
      busyLabel={t('pay.busy')}
    >
      <p>{`${t('works', { count: works })}, ${t('people', { count: people })}. ${t('pay.body')}`}</p>
      <FieldGrid layout="columns">
        <TextField
          {...form.register('number')}
          label={t('field.number')}
          required
          tabular
          autoComplete="off"
          maxLength={payoutNumberLength}
        />
        <Controller
          control={form.control}
          name="date"
          render={({ field }) => <DateField {...field} label={t('field.date')} today={today} max={today} required />}
        />
      </FieldGrid>
    </FormDialog>
  )
}
