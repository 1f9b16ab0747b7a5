import { validateAct, type EarningKind } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { FieldSet } from '../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../patterns/Form/index.ts'
import { useToday } from '../../foundations/Clock/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'

export interface AccrueDialogProps {
  kind: EarningKind
  /** The payees and their gross amounts in tiyn, in the order of the API. */
  payees: readonly { id: number; name: string; gross: number }[]
  /** Ids of payees who paid their own taxes last time. */
  entrepreneurs: readonly number[]
  /** The last submission day of the works, or the end of the period. Acts must not have an earlier date. */
  minDate: string
  onClose: () => void
  /**
   * Creates the acts or royalties. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the
   * fields.
   */
  onAccrue: (accrued: { date: string; entrepreneurs: number[] }) => Promise<void>
}

/** Asks for the date of the acts or royalties, and which payees pay their own taxes. */
export function AccrueDialog({ kind, payees, entrepreneurs, minDate, onClose, onAccrue }: AccrueDialogProps) {
  const { t } = useTranslation('payouts')
  const { money } = useFormat()
  const today = useToday()
  const form = usePressForm<{ date: string; own: boolean[] }, 'payouts'>({
    values: { date: today, own: payees.map(({ id }) => entrepreneurs.includes(id)) },
    problems: (values) => validateAct(values, minDate, today),
    namespace: 'payouts',
    onSubmit: async ({ date, own: paysOwnTaxes }) => {
      await onAccrue({ date, entrepreneurs: payees.filter((_payee, index) => paysOwnTaxes[index]).map(({ id }) => id) })
      onClose()
    },
  })
  const sumText = money(payees.reduce((total, { gross }) => total + gross, 0))
  const isForWorks = kind === 'works'
  return (
    <FormDialog
      form={form}
      title={t(isForWorks ? 'acts.title' : 'acts.royaltyTitle', { sum: sumText })}
      onClose={onClose}
      cancelLabel={t('acts.cancel')}
      submitLabel={t(isForWorks ? 'acts.confirm' : 'acts.accrue')}
      busyLabel={t('acts.busy')}
    >
      <p>{t(isForWorks ? 'acts.body' : 'acts.royalty')}</p>
      <Controller
        control={form.control}
        name="date"
        render={({ field }) => (
          <DateField {...field} label={t(isForWorks ? 'field.actDate' : 'field.accrualDate')} max={today} required />
        )}
      />
      <FieldSet legend={t('acts.entrepreneurs')}>
        {payees.map(({ id, name, gross }, index) => (
          <Controller
            key={id}
            control={form.control}
            name={`own.${index}`}
            render={({ field: { value, onValueChange, ...field } }) => (
              <Checkbox
                {...field}
                size="sm"
                checked={value}
                onCheckedChange={onValueChange}
                label={t('acts.payee', { name, sum: money(gross) })}
              />
            )}
          />
        ))}
      </FieldSet>
    </FormDialog>
  )
}
