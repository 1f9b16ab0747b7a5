import { saveFile } from '@press/client'
import { useLocale, useTranslation } from '@press/i18n'
import { useSayFailure } from '@press/shell'
import { Button, glyphs, todayAtPress } from '@press/ui'
import { useState } from 'react'

/** Downloads the day's task sheet for the printing machines as a PDF. */
export function TaskSheetButton() {
  const { t } = useTranslation(['queue', 'documents', 'print-plan'])
  const lang = useLocale()
  const showFailure = useSayFailure()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await saveFile(
        'GET /api/print-plan/task.pdf',
        { query: { lang } },
        `${t('print-plan:sheet')}, ${todayAtPress()}.pdf`,
      )
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button leading={glyphs.printer} busy={busy} busyLabel={t('documents:making')} onClick={() => void take()}>
      {t('print-plan:sheet')}
    </Button>
  )
}
