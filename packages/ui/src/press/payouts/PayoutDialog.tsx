import { maxPayoutNumberLength, validatePayout } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { FieldGrid } from '../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../patterns/Form/index.ts'
import { useToday } from '../../private/useToday.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'

export interface PayoutDialogProps {
  /** How many acts and royalties are paid to how many people, and what they get in tiyn. */
  papers: number
  people: number
  net: number
  /** The day of the last of them: no payment is before it. */
  made: string
  onClose: () => void
  /** Pays them; the dialog closes when it resolves. What it rejects with, a `FormError`, lands on its fields. */
  onPay: (order: { number: string; date: string }) => Promise<void>
  /** @default now */
  today?: string
}

/** Asks for the payment order by which acts and royalties are paid: the last word before the money is said to be sent. */
export function PayoutDialog({ papers, people, net, made, onClose, onPay, today: given }: PayoutDialogProps) {
  const { t } = useTranslation('payouts')
  const { money } = useFormat()
  const today = useToday(given)
  const form = usePressForm({
    values: { number: '', date: today },
    problems: (values) => validatePayout(values, made, today),
    words: 'payouts' as const,
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
      <p>{`${t('papers', { count: papers })}, ${t('people', { count: people })}. ${t('pay.body')}`}</p>
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
          render={({ field }) => <DateField {...field} label={t('field.date')} today={today} max={today} required />}
        />
      </FieldGrid>
    </FormDialog>
  )
}
