import { isIsoDate, createRandomId } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { AdvancesProps, FreeAdvance } from './Advances.tsx'

interface RefundDialogProps {
  advance: FreeAdvance
  name: string
  onClose: () => void
  onSave: AdvancesProps['onRefund']
}

/** Records that an advance, or a part of it, was refunded to the customer. */
export function RefundDialog({ advance, name, onClose, onSave }: RefundDialogProps) {
  const { t } = useTranslation('accounts')
  const { money } = useFormat()
  const today = useToday()
  const [key] = useState(createRandomId)
  const form = usePressForm<{ amount: number | null; date: string; document_number: string }, 'accounts'>({
    values: { amount: advance.amount, date: today, document_number: '' },
    problems: ({ amount, date }) => {
      if (!amount) return { amount: 'required' }
      if (amount < 0) return { amount: 'positive' }
      if (amount > advance.amount) return { amount: 'moreThanAdvance' }
      return isIsoDate(date) ? {} : { date: date ? 'date' : 'required' }
    },
    namespace: 'accounts',
    onSubmit: async ({ amount, date, document_number }) => {
      await onSave({ offer: advance.offer_id, key, amount: amount ?? 0, date, document_number: document_number.trim() })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('advances.returnTitle', { offer: name })}
      onClose={onClose}
      cancelLabel={t('advances.close')}
      submitLabel={t('advances.submitReturn')}
      busyLabel={t('advances.busy')}
    >
      <p>{t('advances.returnText')}</p>
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => (
          <MoneyField
            {...field}
            label={t('advances.amount')}
            hint={t('advances.amountHint', { sum: money(advance.amount) })}
            required
          />
        )}
      />
      <FieldGrid layout="columns">
        <TextField {...form.register('document_number')} label={t('advances.order')} optional autoComplete="off" />
        <Controller
          control={form.control}
          name="date"
          render={({ field }) => <DateField {...field} label={t('advances.date')} max={today} required />}
        />
      </FieldGrid>
    </FormDialog>
  )
}
