import { act } from '@press/client'
import {
  addWorkingDays,
  limits,
  countPacks,
  paperDeliveryDays,
  validatePaperOrder,
  sheetsPerPack,
  type Paper,
} from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { Controller, DateField, NumberField, TextArea, useToday } from '@press/ui'
import { useState } from 'react'
import { createIdempotencyKey } from '../idempotency-key.ts'
import { PaperDialog, usePaperTask } from './PaperDialog.tsx'

interface OrderPaperDialogProps {
  paper: Paper
  /** The number of missing packs. */
  packs: number
  onClose: () => void
}

/** Records an order of paper. It proposes the missing number of whole packs and the usual delivery day. */
export function OrderPaperDialog({ paper, packs, onClose }: OrderPaperDialogProps) {
  const { t } = useTranslation(['paper-stock', 'print-forms'])
  const names = usePrintNames()
  const { number } = useFormat()
  const today = useToday()
  const paperParams = { paper: names.paper(paper) }
  // Identifies the order, so that a retry does not record it twice.
  const [client_id] = useState(createIdempotencyKey)
  const form = usePaperTask<{ sheets: number | null; expected_on: string; note: string }>({
    values: {
      sheets: packs * sheetsPerPack || null,
      expected_on: addWorkingDays(today, paperDeliveryDays),
      note: '',
    },
    problems: (values) => validatePaperOrder(values, today),
    change: ({ sheets, ...orderDetails }) =>
      act('POST /api/paper/orders', { body: { ...orderDetails, paper, client_id, sheets: sheets ?? 0 } }),
    successMessage: t('said.ordered', paperParams),
    onClose,
  })
  return (
    <PaperDialog form={form} title={t('order.title', paperParams)} submitLabel={t('order.save')} onClose={onClose}>
      <Controller
        control={form.control}
        name="sheets"
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('field.sheets')}
            required
            hint={t('fieldHint.packs', { count: countPacks(field.value ?? 0), size: number(sheetsPerPack) })}
          />
        )}
      />
      <Controller
        control={form.control}
        name="expected_on"
        render={({ field }) => (
          <DateField
            {...field}
            label={t('field.expected_on')}
            required
            hint={t('fieldHint.delivery', { days: paperDeliveryDays })}
          />
        )}
      />
      <TextArea {...form.register('note')} label={t('field.note')} optional rows={2} maxLength={limits.noteLength} />
    </PaperDialog>
  )
}
