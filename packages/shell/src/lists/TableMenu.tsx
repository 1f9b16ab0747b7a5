import { useTranslation } from '@press/i18n'
import { Button, glyphs, Menu, useToast } from '@press/ui'
import { useState } from 'react'
import { useSayFailure } from '../calls/useSayFailure.ts'

const formats = ['xlsx', 'csv'] as const

/** Downloads the rows on screen as a spreadsheet. */
export function TableMenu({ onTake }: { onTake: (format: (typeof formats)[number]) => Promise<void> }) {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const showFailure = useSayFailure()
  const [busy, setBusy] = useState(false)
  const take = async (format: (typeof formats)[number]) => {
    setBusy(true)
    try {
      await onTake(format)
      toast({ message: t('list.saved') })
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      label={t('list.export')}
      align="end"
      items={formats.map((format) => ({
        key: format,
        label: t(`list.${format}`),
        onSelect: () => void take(format),
      }))}
      renderTrigger={(props) => (
        <Button {...props} leading={glyphs.downloadSimple} trailing={glyphs.caretDown} busy={busy}>
          {t('list.export')}
        </Button>
      )}
    />
  )
}
