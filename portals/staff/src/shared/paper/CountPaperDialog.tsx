import { act, useCall } from '@press/client'
import { limits, validatePaperCount, type PaperBalanceRow } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { Controller, NumberField, Text, TextArea } from '@press/ui'
import { PaperDialog, usePaperTask } from './PaperDialog.tsx'

/** Sets the balance of a paper to the counted amount, with a reason. */
export function CountPaperDialog({ balance, onClose }: { balance: PaperBalanceRow; onClose: () => void }) {
  const { t } = useTranslation(['paper-stock', 'print-forms'])
  const names = usePrintNames()
  const { number } = useFormat()
  const currentBalance =
    useCall('GET /api/paper', {}).data?.papers.find(({ paper }) => paper === balance.paper) ?? balance
  const paperParams = { paper: names.paper(balance.paper) }
  const form = usePaperTask<{ counted: number | null; reason: string }>({
    values: { counted: null, reason: '' },
    problems: validatePaperCount,
    version: balance.version,
    change: ({ counted, reason }, version) =>
      act('POST /api/paper/count', { body: { reason, counted: counted ?? 0, paper: balance.paper, version } }),
    successMessage: t('said.counted', paperParams),
    onClose,
  })
  return (
    <PaperDialog form={form} title={t('count.title', paperParams)} submitLabel={t('count.save')} onClose={onClose}>
      <Text as="p" tone="secondary">
        {t('count.body')}
      </Text>
      <Controller
        control={form.control}
        name="counted"
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('field.counted')}
            required
            hint={t('fieldHint.onHand', { sheets: number(currentBalance.on_hand) })}
          />
        )}
      />
      <TextArea
        {...form.register('reason')}
        label={t('field.reason')}
        required
        rows={2}
        maxLength={limits.noteLength}
      />
    </PaperDialog>
  )
}
