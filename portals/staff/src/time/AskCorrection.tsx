import { act } from '@press/client'
import { addDays, correctableDays, daysOfMonth, type CorrectionDraft, type WorkedDay } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useDraft, useSaving } from '@press/shell'
import { Button, CorrectionDialog, glyphs } from '@press/ui'
import { useState } from 'react'

interface AskCorrectionProps {
  month: string
  /** The selected day. */
  chosen: string
  today: string
  days: readonly WorkedDay[]
}

/** Requests a correction of the user's hours on a day of the month. */
export function AskCorrection({ month, chosen, today, days }: AskCorrectionProps) {
  const { t } = useTranslation('time')
  const { submit } = useSaving()
  const [open, setOpen] = useState(false)
  const { draft, save, discard } = useDraft<CorrectionDraft>(`time.${month}`)
  const correctable = daysOfMonth(month).filter((day) => day < today && day >= addDays(today, -correctableDays))
  const [first, last] = [correctable[0], correctable.at(-1)]
  const over = first !== undefined && last !== undefined
  return (
    <>
      <Button
        size="sm"
        leading={glyphs.pencilSimple}
        disabledReason={over ? undefined : t(month === today.slice(0, 7) ? 'corrections.notYet' : 'corrections.closed')}
        onClick={() => setOpen(true)}
      >
        {t('corrections.ask')}
      </Button>
      {open && over && (
        <CorrectionDialog
          day={chosen < first ? first : chosen > last ? last : chosen}
          first={first}
          last={last}
          today={today}
          days={days}
          draft={draft ?? undefined}
          onDraftChange={(newDraft) => (newDraft ? save(newDraft) : discard())}
          onClose={() => setOpen(false)}
          onAsk={async (newCorrection) => {
            await submit(() => act('POST /api/time/corrections', { body: newCorrection }), t('said.asked'))
          }}
        />
      )}
    </>
  )
}
