import { saveFile, type QueryOf } from '@press/client'
import { useFormat, useTranslation } from '@press/i18n'
import { useSayFailure } from '@press/shell'
import { Button, glyphs, Menu, useToast } from '@press/ui'
import { useState } from 'react'

interface ExportMenuProps {
  filter: Omit<QueryOf<'GET /api/events-log/export'>, 'format'>
  /** The number of entries found, if known exactly. */
  count: number | undefined
  /** Whether a part of the log differs from its seals. */
  broken: boolean
}

const formats = ['csv', 'jsonl'] as const

/** Downloads the filtered entries as a file and shows the progress. */
export function ExportMenu({ filter, count, broken }: ExportMenuProps) {
  const { t } = useTranslation('events-log')
  const { bytes, number } = useFormat()
  const toast = useToast()
  const showFailure = useSayFailure()
  const [receivedBytes, setReceivedBytes] = useState<number>()
  const label = count === undefined ? t('export.label') : t('export.of', { count, value: number(count) })

  const downloadExport = async (format: (typeof formats)[number]) => {
    setReceivedBytes(0)
    try {
      const name = `log.${format}`
      await saveFile('GET /api/events-log/export', { query: { ...filter, format } }, name, setReceivedBytes)
      toast({ message: t(broken ? 'export.doneBroken' : 'export.done', { name }) })
    } catch (error) {
      showFailure(error)
    } finally {
      setReceivedBytes(undefined)
    }
  }
  return (
    <Menu
      label={label}
      align="end"
      items={formats.map((format) => ({
        key: format,
        label: t(`export.${format}`),
        onSelect: () => void downloadExport(format),
      }))}
      renderTrigger={(props) => (
        <Button
          {...props}
          variant="primary"
          leading={glyphs.downloadSimple}
          trailing={glyphs.caretDown}
          busy={receivedBytes !== undefined}
          busyLabel={t('export.busy', { size: bytes(receivedBytes ?? 0) })}
        >
          {label}
        </Button>
      )}
    />
  )
}
