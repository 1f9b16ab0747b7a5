import { saveFile } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { Button, glyphs } from '@press/ui'

/** Downloads the timesheet of a month for all staff. */
export function SheetButton({ month }: { month: string }) {
  const { t } = useTranslation('time')
  const { saving: savingKey, save } = useSaving()
  const title = t('sheet.title')
  return (
    <Button
      leading={glyphs.downloadSimple}
      busy={savingKey !== undefined}
      onClick={() =>
        void save(
          'sheet',
          () => saveFile('GET /api/time/export', { query: { month } }, `${title} ${month}.xlsx`),
          t('said.sheet'),
        )
      }
    >
      {title}
    </Button>
  )
}
