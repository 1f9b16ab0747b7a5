import { locales, useTranslation, type Locale } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Menu } from '../../primitives/Menu/index.ts'

interface PdfMenuProps {
  /** The visible text: «PDF». */
  text: string
  /** Accessible label that names the document. */
  label: string
  onDownload: (language: Locale) => void
}

/** A menu that downloads a document as a PDF in one of three languages. */
export function PdfMenu({ text, label, onDownload }: PdfMenuProps) {
  const { t } = useTranslation('shell')
  return (
    <Menu
      label={label}
      align="end"
      items={locales.map((language) => ({
        key: language,
        label: t(`language.${language}`),
        glyph: glyphs.filePdf,
        onSelect: () => onDownload(language),
      }))}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="quiet" size="sm" leading={glyphs.filePdf} aria-label={label}>
          {text}
        </Button>
      )}
    />
  )
}
