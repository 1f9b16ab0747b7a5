import { act } from '@press/client'
import {
  addWorkingDays,
  limits,
  packsFor,
  paperDeliveryDays,
  validatePaperOrder,
  sheetsPerPack,
  type Paper,
} from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { Controller, DateField, NumberField, TextArea, todayAtPress } from '@press/ui'
import { useState } from 'react'
import { PaperDialog, usePaperTask } from './PaperDialog.tsx'

interface OrderPaperDialogProps {
  paper: Paper
  /** Packs that are missing. */
  packs: number
  onClose: () => void
}

/** Notes an order of paper: as many whole packs as are missing, and the day a delivery usually takes. */
export function OrderPaperDialog({ paper, packs, onClose }: OrderPaperDialogProps) {
  const { t } = useTranslation(['paper-stock', 'print'])
  const names = usePrintNames()
  const { number } = useFormat()
  const today = todayAtPress()
  const named = { paper: names.paper(paper) }
  // The same order, however often it is sent.
  const [client_id] = useState(() => crypto.randomUUID())
  const form = usePaperTask<{ sheets: number | null; expected_on: string; note: string }>({
    values: {
      sheets: packs * sheetsPerPack || null,
      expected_on: addWorkingDays(today, paperDeliveryDays),
      note: '',
    },
    problems: (values) => validatePaperOrder(values, today),
    change: ({ sheets, ...rest }) =>
      act('POST /api/paper/orders', { body: { ...rest, paper, client_id, sheets: sheets ?? 0 } }),
    done: t('said.ordered', named),
    onClose,
  })
  return (
    <PaperDialog form={form} title={t('order.title', named)} submitLabel={t('order.save')} onClose={onClose}>
      <Controller
        control={form.control}
        name="sheets"
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('field.sheets')}
            required
            hint={t('fieldHint.packs', { count: packsFor(field.value ?? 0), size: number(sheetsPerPack) })}
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
            today={today}
            required
            hint={t('fieldHint.delivery', { days: paperDeliveryDays })}
          />
        )}
      />
      <TextArea {...form.register('note')} label={t('field.note')} optional rows={2} maxLength={limits.noteLength} />
    </PaperDialog>
  )
}
