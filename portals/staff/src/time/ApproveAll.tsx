import { act } from '@press/client'
import type { TimeCorrection } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Button, formatClockSpans, glyphs, useConfirm, useToast } from '@press/ui'

/** Approves all pending corrections at once, after a preview of the resulting days. */
export function ApproveAll({ corrections }: { corrections: readonly TimeCorrection[] }) {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const toast = useToast()
  const [confirm, confirmDialog] = useConfirm()
  const label = corrections.length === 2 ? t('corrections.both') : t('corrections.all', { count: corrections.length })
  const approveCorrections = async () => {
    const isApproved = await confirm({
      title: t('corrections.allTitle'),
      children: t('corrections.allText'),
      losses: corrections.map(({ day, spans }) =>
        t('corrections.allDay', {
          day: date(day, 'dayMonth'),
          spans: formatClockSpans(spans) || t('corrections.noHours'),
        }),
      ),
      confirmLabel: t('corrections.approve'),
      busyLabel: t('corrections.approving'),
      cancelLabel: t('corrections.allKeep'),
      run: async () => {
        for (const correction of corrections)
          await act('POST /api/time/corrections/{id}/decide', {
            params: { id: correction.id },
            body: { status: 'approved', version: correction.version },
          })
      },
    })
    if (isApproved) toast({ message: t('said.approvedAll') })
  }
  return (
    <>
      <Button variant="primary" leading={glyphs.checks} onClick={() => void approveCorrections()}>
        {label}
      </Button>
      {confirmDialog}
    </>
  )
}
