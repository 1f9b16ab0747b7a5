import { act } from '@press/client'
import { addDays, maxCorrectionAgeDays, listDaysOfMonth, type CorrectionDraft, type WorkedDay } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useDraft, useSaving } from '@press/shell'
import { Button, CorrectionDialog, glyphs } from '@press/ui'
import { useState } from 'react'

interface AskCorrectionProps {
  month: string
  /** The selected day. */
  selectedDay: string
  today: string
  days: readonly WorkedDay[]
}

/** Requests a correction of the user's hours on a day of the month. */
export function AskCorrection({ month, selectedDay, today, days }: AskCorrectionProps) {
  const { t } = useTranslation('time')
  const { submit } = useSaving()
  const [isOpen, setIsOpen] = useState(false)
  const { draft, save, discard } = useDraft<CorrectionDraft>(`time.${month}`)
  const daysToCorrect = listDaysOfMonth(month).filter(
    (day) => day < today && day >= addDays(today, -maxCorrectionAgeDays),
  )
  const [firstDay, lastDay] = [daysToCorrect[0], daysToCorrect.at(-1)]
  const hasDaysToCorrect = firstDay !== undefined && lastDay !== undefined
  return (
    <>
      <Button
        size="sm"
        leading={glyphs.pencilSimple}
        disabledReason={
          hasDaysToCorrect ? undefined : t(month === today.slice(0, 7) ? 'corrections.notYet' : 'corrections.closed')
        }
        onClick={() => setIsOpen(true)}
      >
        {t('corrections.ask')}
      </Button>
      {isOpen && hasDaysToCorrect && (
        <CorrectionDialog
          day={selectedDay < firstDay ? firstDay : selectedDay > lastDay ? lastDay : selectedDay}
          first={firstDay}
          last={lastDay}
          today={today}
          days={days}
          draft={draft ?? undefined}
          onDraftChange={(newDraft) => (newDraft ? save(newDraft) : discard())}
          onClose={() => setIsOpen(false)}
          onAsk={async (newCorrection) => {
            await submit(() => act('POST /api/time/corrections', { body: newCorrection }), t('said.asked'))
          }}
        />
      )}
    </>
  )
}
