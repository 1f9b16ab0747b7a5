import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Menu, type MenuItem } from '../../primitives/Menu/index.ts'

export const exportFormats = ['csv', 'xlsx', 'copy'] as const
export type ExportFormat = (typeof exportFormats)[number]

const formatGlyphs = { csv: glyphs.fileText, xlsx: glyphs.fileXls, copy: glyphs.copy }

interface ExportMenuProps {
  formats: readonly ExportFormat[]
  /** Number of rows to export: the chosen rows, otherwise all found rows. */
  count: number
  onlySelected: boolean
  onExport: (format: ExportFormat) => void
}

/** Exports rows from the table. */
export function ExportMenu({ formats, count, onlySelected, onExport }: ExportMenuProps) {
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const heading: MenuItem = {
    key: 'scope',
    heading: t(onlySelected ? 'export.selected' : 'export.found', { value: number(count) }),
  }
  return (
    <Menu
      label={t('export.title')}
      align="end"
      items={[
        heading,
        ...formats.map((format) => ({
          key: format,
          label: t(`export.${format}`),
          glyph: formatGlyphs[format],
          onSelect: () => onExport(format),
        })),
      ]}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} glyph={glyphs.downloadSimple} label={t('export.title')} outline />
      )}
    />
  )
}
