import { saveFile, type QueryOf } from '@press/client'
import { useFormat, useTranslation } from '@press/i18n'
import { useSayFailure } from '@press/shell'
import { Button, glyphs, Menu, useToast } from '@press/ui'
import { useState } from 'react'

type Filters = Omit<QueryOf<'GET /api/books/export'>, 'format'>
const formats = ['onix', 'xlsx', 'csv'] as const
const extensions = { onix: 'xml', xlsx: 'xlsx', csv: 'csv' } as const

/** Downloads the filtered list as a file and shows the progress. */
export function ExportMenu({ filters, total }: { filters: Filters; total: number }) {
  const { t } = useTranslation('books')
  const { bytes } = useFormat()
  const toast = useToast()
  const showFailure = useSayFailure()
  const [receivedBytes, setReceivedBytes] = useState<number>()

  const downloadExport = async (format: (typeof formats)[number]) => {
    setReceivedBytes(0)
    try {
      const name = `books.${extensions[format]}`
      await saveFile('GET /api/books/export', { query: { ...filters, format } }, name, setReceivedBytes)
      toast({ message: t('export.done', { name }) })
    } catch (error) {
      showFailure(error)
    } finally {
      setReceivedBytes(undefined)
    }
  }
  return (
    <Menu
      label={t('export.of', { count: total })}
      align="end"
      items={formats.map((format) => ({
        key: format,
        label: t(`export.${format}`),
        onSelect: () => void downloadExport(format),
      }))}
      renderTrigger={(props) => (
        <Button
          {...props}
          leading={glyphs.downloadSimple}
          trailing={glyphs.caretDown}
          busy={receivedBytes !== undefined}
          busyLabel={t('export.busy', { size: bytes(receivedBytes ?? 0) })}
        >
          {t('export.label')}
        </Button>
      )}
    />
  )
}
