import {
  addMonths,
  splitSumEvenly,
  validateInstalment,
  maxInstalments,
  getInvoiceDueDate,
  type Instalment,
  type Offer,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { useOfferLabels } from '../index.ts'
import * as styles from './InstalmentsDialog.css.ts'

interface Values {
  instalments: { amount: number | null; due: string }[]
}

export interface InstalmentsDialogProps {
  offer: Pick<Offer, 'number' | 'revision' | 'date' | 'sum' | 'instalments' | 'invoice_date'>
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * Saves the instalments; an empty list means payment at once. The dialog closes when it resolves. If it rejects, the errors
   * appear on the fields.
   */
  onSave: (instalments: Instalment[]) => Promise<void>
}

/** Common numbers of instalments. */
const commonCounts = [2, 3, 4]

/** Splits the sum of an offer into instalments, each with its due date. */
export function InstalmentsDialog({ open, ...props }: InstalmentsDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ offer, onOpenChange, onSave }: Omit<InstalmentsDialogProps, 'open'>) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const { nameOf } = useOfferLabels()
  const today = useToday()
  const { sum, date, invoice_date, instalments } = offer
  /** Splits the sum into equal instalments. The first one is due on the invoice's due date, each next one a month later. */
  const splitEvenly = (count: number): Instalment[] => {
    const firstDueDate = getInvoiceDueDate(invoice_date ?? today)
    return splitSumEvenly(sum, count).map((amount, index) => ({ amount, due: addMonths(firstDueDate, index) }))
  }
  const form = usePressForm<Values, 'offers'>({
    values: { instalments: instalments.length > 0 ? [...instalments] : splitEvenly(2) },
    problems: (values) => validateInstalment(values, { sum, date }),
    namespace: 'offers',
    onSubmit: async (values) => {
      await onSave(values.instalments.map(({ amount, due }) => ({ amount: amount ?? 0, due })))
      onOpenChange(false)
    },
  })
  const { control, errorOf, getValues } = form
  const instalmentFields = useFieldArray({ control, name: 'instalments', keyName: 'key' })
  const amounts = useWatch({ control, name: 'instalments' })
  const undistributedSum = sum - amounts.reduce((total, { amount }) => total + (amount ?? 0), 0)
  const addInstalment = () => {
    const lastDueDate = getValues('instalments').at(-1)?.due
    instalmentFields.append(
      {
        amount: undistributedSum > 0 ? undistributedSum : null,
        due: lastDueDate ? addMonths(lastDueDate, 1) : getInvoiceDueDate(invoice_date ?? today),
      },
      { shouldFocus: false },
    )
  }
  return (
    <FormDialog
      form={form}
      size="md"
      title={t('instalments.title', { offer: nameOf(offer) })}
      onClose={() => onOpenChange(false)}
      cancelLabel={t('instalments.cancel')}
      submitLabel={t('instalments.save')}
      busyLabel={t('instalments.saving')}
      footerNote={
        <output className={styles.left}>
          {instalmentFields.fields.length === 0
            ? t('instalments.none')
            : undistributedSum === 0
              ? t('instalments.whole')
              : t(undistributedSum > 0 ? 'instalments.left' : 'instalments.over', {
                  sum: money(Math.abs(undistributedSum)),
                })}
        </output>
      }
    >
      <p>{t('instalments.text', { sum: money(sum) })}</p>
      <div role="group" aria-label={t('instalments.even')} className={styles.even}>
        <span className={styles.evenWords}>{t('instalments.even')}</span>
        {commonCounts.map((count) => (
          <Button key={count} size="sm" onClick={() => instalmentFields.replace(splitEvenly(count))}>
            {t('instalments.evenOf', { count })}
          </Button>
        ))}
        {instalmentFields.fields.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => instalmentFields.replace([])}>
            {t('instalments.drop')}
          </Button>
        )}
      </div>
      <Repeater
        label={t('instalments.list')}
        items={instalmentFields.fields}
        itemKey={({ key }) => key}
        itemName={(index) => t('instalments.item', { number: index + 1 })}
        addLabel={t('instalments.add')}
        onAdd={addInstalment}
        onRemove={instalmentFields.remove}
        max={maxInstalments}
        error={errorOf('instalments')}
      >
        {(_item, index) => (
          <FieldGrid layout="columns">
            <Controller
              control={control}
              name={`instalments.${index}.amount`}
              render={({ field }) => <MoneyField {...field} label={t('instalments.amount')} required />}
            />
            <Controller
              control={control}
              name={`instalments.${index}.due`}
              render={({ field }) => <DateField {...field} label={t('instalments.due')} required />}
            />
          </FieldGrid>
        )}
      </Repeater>
    </FormDialog>
  )
}
