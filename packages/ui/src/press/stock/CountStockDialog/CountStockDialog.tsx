import { validateCount, limits, type BookStock } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'

/** The counted copies, and the reason for a difference from the recorded stock. */
export interface CountedStock {
  counted: number
  reason: string
}

export interface CountStockDialogProps {
  /** The current stock of the book. It may change while the dialog is open, and the shown difference changes with it. */
  stock: BookStock
  onClose: () => void
  /** Saves the count; the dialog closes when it resolves. A rejection with a `FormError` is shown on its fields. */
  onSave: (count: CountedStock) => Promise<void>
}

/** Sets the stock of a book to the number counted on the shelf. Shows the difference and asks for the reason. */
export function CountStockDialog({ stock, onClose, onSave }: CountStockDialogProps) {
  const { t } = useTranslation('stock')
  const { number } = useFormat()
  const { left } = stock
  const form = usePressForm<{ counted: number | null; reason: string }, 'stock'>({
    values: { counted: null, reason: '' },
    problems: (values) => {
      const { reason, ...problems } = validateCount(values, left)
      return { ...problems, ...(reason && { reason: reason === 'required' ? 'reason' : reason }) }
    },
    namespace: 'stock',
    onSubmit: async ({ counted, reason }) => {
      await onSave({ counted: counted ?? 0, reason: reason.trim() })
      onClose()
    },
  })
  const countedCopies = useWatch({ control: form.control, name: 'counted' })
  const difference = countedCopies === null ? null : countedCopies - (left ?? 0)
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('count.title', { title: stock.book_name })}
      onClose={onClose}
      cancelLabel={t('act.cancel')}
      submitLabel={t('count.save')}
      busyLabel={t('act.saving')}
    >
      <Stack>
        <Text as="p" tone="secondary">
          {t('count.body')}
        </Text>
        <Controller
          control={form.control}
          name="counted"
          render={({ field }) => (
            <NumberField
              {...field}
              label={t('count.counted')}
              hint={left === null ? t('count.hintUnknown') : t('count.hint', { left: number(left) })}
              required
            />
          )}
        />
        <output>
          {difference !== null &&
            (left === null
              ? t('count.first', { copies: number(difference) })
              : difference === 0
                ? t('count.same')
                : t(difference > 0 ? 'count.more' : 'count.less', { copies: number(Math.abs(difference)) }))}
        </output>
        {left !== null && difference !== null && difference !== 0 && (
          <TextArea
            {...form.register('reason')}
            label={t('count.reason')}
            rows={2}
            maxLength={limits.noteLength}
            required
          />
        )}
      </Stack>
    </FormDialog>
  )
}
