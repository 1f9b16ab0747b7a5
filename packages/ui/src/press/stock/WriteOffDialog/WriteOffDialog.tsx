import { limits, validateWriteOff, type BookStock } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'

/** The number of copies that are written off, and the reason. */
export interface WriteOff {
  copies: number
  reason: string
}

export interface WriteOffDialogProps {
  stock: BookStock
  onClose: () => void
  /** Saves the write-off; the dialog closes when it resolves. A rejection with a `FormError` is shown on its fields. */
  onSave: (writeOff: WriteOff) => Promise<void>
}

/** A dialog that writes off copies of a book, with a reason. It accepts at most the number of copies in stock. */
export function WriteOffDialog({ stock, onClose, onSave }: WriteOffDialogProps) {
  const { t } = useTranslation('stock')
  const { number } = useFormat()
  const form = usePressForm<{ copies: number | null; reason: string }, 'stock'>({
    values: { copies: null, reason: '' },
    problems: (values) => validateWriteOff(values, stock.left),
    namespace: 'stock',
    onSubmit: async ({ copies, reason }) => {
      await onSave({ copies: copies ?? 0, reason: reason.trim() })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('writeOff.title', { title: stock.book_name })}
      onClose={onClose}
      cancelLabel={t('act.cancel')}
      submitLabel={t('writeOff.save')}
      busyLabel={t('act.saving')}
    >
      <Stack>
        <Text as="p" tone="secondary">
          {t('writeOff.body')}
        </Text>
        <Controller
          control={form.control}
          name="copies"
          render={({ field }) => (
            <NumberField
              {...field}
              label={t('writeOff.copies')}
              hint={t('writeOff.hint', { left: number(stock.left ?? 0) })}
              required
            />
          )}
        />
        <TextArea
          {...form.register('reason')}
          label={t('writeOff.reason')}
          hint={t('writeOff.reasonHint')}
          rows={2}
          maxLength={limits.noteLength}
          required
        />
      </Stack>
    </FormDialog>
  )
}
