import { saveFile } from '@press/client'
import { useLocale, useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { Button, glyphs, todayAtPress } from '@press/ui'

/** Downloads the day's task sheet for the printing machines as a PDF. */
export function TaskSheetButton() {
  const { t } = useTranslation(['queue', 'documents', 'print-plan'])
  const lang = useLocale()
  const { busy, save } = useSaving()
  const downloadSheet = async () => {
    await save('download', () =>
      saveFile('GET /api/print-plan/task.pdf', { query: { lang } }, `${t('print-plan:sheet')}, ${todayAtPress()}.pdf`),
    )
  }
  return (
    <Button leading={glyphs.printer} busy={busy} busyLabel={t('documents:making')} onClick={() => void downloadSheet()}>
      {t('print-plan:sheet')}
    </Button>
  )
}
