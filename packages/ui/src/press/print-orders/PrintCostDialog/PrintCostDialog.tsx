import { limits, validatePrintCost, type PrintOrder } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

/** The invoiced cost of a run, in tiyn. */
export type PrintCost = Omit<NonNullable<PrintOrder['actual']>, 'version'>

export interface PrintCostDialogProps {
  order: Pick<PrintOrder, 'book_name' | 'planned' | 'actual'>
  onClose: () => void
  /** Saves the cost. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the fields. */
  onSave: (cost: PrintCost) => Promise<void>
}

/** Records the printing house's invoice for a run, next to the calculated cost. */
export function PrintCostDialog({ order, onClose, onSave }: PrintCostDialogProps) {
  const { t } = useTranslation('print-orders')
  const { money } = useFormat()
  const { book_name: bookName, planned, actual } = order
  const form = usePressForm({
    values: {
      cost: actual?.cost ?? (null as number | null),
      bill_number: actual?.bill_number ?? '',
      bill_date: actual?.bill_date ?? '',
      note: actual?.note ?? '',
    },
    problems: validatePrintCost,
    namespace: 'print-orders' as const,
    onSubmit: async ({ cost, bill_number, bill_date, note }) => {
      await onSave({
        cost: cost ?? 0,
        bill_number: bill_number.trim(),
        bill_date: bill_date || null,
        note: note.trim(),
      })
      onClose()
    },
  })
  const { control, register } = form
  return (
    <FormDialog
      form={form}
      title={t('cost.title', { book: bookName })}
      onClose={onClose}
      cancelLabel={t('cost.cancel')}
      submitLabel={t('cost.save')}
      busyLabel={t('cost.saving')}
    >
      <p>{planned === null ? t('cost.unknown') : t('cost.planned', { sum: money(planned) })}</p>
      <FieldGrid layout="columns">
        <FieldWide>
          <Controller
            control={control}
            name="cost"
            render={({ field }) => <MoneyField {...field} label={t('field.cost')} hint={t('cost.hint')} required />}
          />
        </FieldWide>
        <TextField {...register('bill_number')} label={t('field.bill_number')} optional tabular autoComplete="off" />
        <Controller
          control={control}
          name="bill_date"
          render={({ field }) => <DateField {...field} label={t('field.bill_date')} optional />}
        />
        <FieldWide>
          <TextArea {...register('note')} label={t('field.note')} optional rows={2} maxLength={limits.noteLength} />
        </FieldWide>
      </FieldGrid>
    </FormDialog>
  )
}
