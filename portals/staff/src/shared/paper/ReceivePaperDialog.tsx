import { act } from '@press/client'
import { limits, validatePaperReceipt, type PaperOrder } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { Controller, NumberField, TextArea } from '@press/ui'
import { PaperDialog, usePaperTask } from './PaperDialog.tsx'

/** Receives an order of paper, fully or partly. */
export function ReceivePaperDialog({ order, onClose }: { order: PaperOrder; onClose: () => void }) {
  const { t } = useTranslation(['paper-stock', 'print-forms'])
  const names = usePrintNames()
  const { number } = useFormat()
  const paperParams = { paper: names.paper(order.paper) }
  const form = usePaperTask<{ sheets: number | null; note: string }>({
    values: { sheets: order.sheets, note: '' },
    problems: validatePaperReceipt,
    version: order.version,
    change: ({ sheets, note }, version) =>
      act('POST /api/paper/orders/{id}/receive', {
        params: { id: order.id },
        body: { note, sheets: sheets ?? 0, version },
      }),
    successMessage: t('said.received', paperParams),
    onClose,
  })
  return (
    <PaperDialog form={form} title={t('receive.title', paperParams)} submitLabel={t('receive.save')} onClose={onClose}>
      <Controller
        control={form.control}
        name="sheets"
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('field.came')}
            required
            hint={t('fieldHint.ordered', { sheets: number(order.sheets) })}
          />
        )}
      />
      <TextArea {...form.register('note')} label={t('field.note')} optional rows={2} maxLength={limits.noteLength} />
    </PaperDialog>
  )
}
