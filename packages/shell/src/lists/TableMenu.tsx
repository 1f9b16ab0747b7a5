import { useTranslation } from '@press/i18n'
import { Button, glyphs, Menu } from '@press/ui'
import { useSaving } from '../calls/useSaving.ts'

const formats = ['xlsx', 'csv'] as const

/** Downloads the rows on screen as a spreadsheet. */
export function TableMenu({ onExport }: { onExport: (format: (typeof formats)[number]) => Promise<void> }) {
  const { t } = useTranslation('accounts')
  const { busy, save } = useSaving()
  return (
    <Menu
      label={t('list.export')}
      align="end"
      items={formats.map((format) => ({
        key: format,
        label: t(`list.${format}`),
        onSelect: () => void save('download', () => onExport(format), t('list.saved')),
      }))}
      renderTrigger={(props) => (
        <Button {...props} leading={glyphs.downloadSimple} trailing={glyphs.caretDown} busy={busy}>
          {t('list.export')}
        </Button>
      )}
    />
  )
}
