import { getSetOffProblem } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import type { AdvancesProps, FreeAdvance } from './Advances.tsx'

interface SetOffDialogProps extends Pick<AdvancesProps, 'unpaid'> {
  advance: FreeAdvance
  name: string
  onClose: () => void
  onSave: AdvancesProps['onSetOff']
}

/** Asks against which offer an advance is set off, and how much of it. */
export function SetOffDialog({ advance, unpaid, name, onClose, onSave }: SetOffDialogProps) {
  const { t } = useTranslation(['accounts', 'offer-words'])
  const { money } = useFormat()
  const getUnpaidRest = (offer: string) => unpaid.find(({ offer_id }) => String(offer_id) === offer)?.rest ?? 0
  const firstOfferId = String(unpaid[0]?.offer_id ?? '')
  const form = usePressForm<{ to: string; amount: number | null }, 'accounts'>({
    values: { to: firstOfferId, amount: Math.min(advance.amount, getUnpaidRest(firstOfferId)) },
    problems: ({ to, amount }) => {
      if (!to) return { to: 'required' }
      const problem = getSetOffProblem(amount, { advance: advance.amount, owed: getUnpaidRest(to) })
      return problem ? { amount: problem } : {}
    },
    namespace: 'accounts',
    onSubmit: async ({ to, amount }) => {
      await onSave({ from: advance.offer_id, to: Number(to), amount: amount ?? 0 })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('advances.setOffTitle', { offer: name })}
      onClose={onClose}
      cancelLabel={t('advances.close')}
      submitLabel={t('advances.submitSetOff')}
      busyLabel={t('advances.busy')}
    >
      <Controller
        control={form.control}
        name="to"
        render={({ field: { onValueChange, ...field } }) => (
          <Select
            {...field}
            label={t('advances.to')}
            hint={t('advances.toHint')}
            options={unpaid.map(({ offer_id, offer_number, rest }) => ({
              value: String(offer_id),
              label: t('advances.rest', {
                offer: t('offer-words:number', { number: offer_number }),
                rest: money(rest),
              }),
            }))}
            placeholder={null}
            onValueChange={(next) => {
              onValueChange(next)
              form.setValue('amount', Math.min(advance.amount, getUnpaidRest(next)))
            }}
            required
          />
        )}
      />
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
    </FormDialog>
  )
}
