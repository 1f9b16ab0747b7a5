import { saveFile } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useErrorMessage } from '@press/shell'
import { Alert, Button, DateRangeField, Dialog, glyphs } from '@press/ui'
import { useState } from 'react'

/** Exports the moves of one or more days as a table for a spreadsheet. */
export function ExportMovesButton({ shownDay, today }: { shownDay: string; today: string }) {
  const { t } = useTranslation('boards')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button leading={glyphs.downloadSimple} onClick={() => setIsOpen(true)}>
        {t('csv.label')}
      </Button>
      {isOpen && <ExportDialog shownDay={shownDay} today={today} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ExportDialog({ shownDay, today, onClose }: { shownDay: string; today: string; onClose: () => void }) {
  const { t } = useTranslation('boards')
  const formatError = useErrorMessage()
  const [range, setRange] = useState({ from: shownDay, to: shownDay })
  const [isExporting, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const isIncomplete = !range.from || !range.to

  const exportMoves = async () => {
    setWasSubmitted(true)
    if (isIncomplete) return
    setBusy(true)
    setFailure(undefined)
    try {
      await saveFile(
        'GET /api/tech-cards/board/moves.csv',
        { query: { from: range.from, to: range.to } },
        `moves-${range.from}-${range.to}.csv`,
      )
      onClose()
    } catch (error) {
      setFailure(formatError(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('csv.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('csv.cancel')}</Button>
          <Button variant="primary" busy={isExporting} busyLabel={t('csv.busy')} onClick={() => void exportMoves()}>
            {t('csv.download')}
          </Button>
        </>
      }
    >
      {failure && <Alert tone="danger">{failure}</Alert>}
      <DateRangeField
        label={t('csv.days')}
        hint={t('csv.hint')}
        value={range}
        onValueChange={setRange}
        max={today}
        error={wasSubmitted && isIncomplete ? t('csv.lacking') : undefined}
        required
      />
    </Dialog>
  )
}
