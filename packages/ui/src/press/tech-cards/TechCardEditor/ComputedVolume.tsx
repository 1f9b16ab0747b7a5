import {
  calculateBlock,
  calculateConventionalSheets,
  getCoverKind,
  calculatePublisherSheets,
  calculateSpineWidthMm,
  getWasteToday,
  type Binding,
  type BookFormat,
  type Paper,
} from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import type { TechCardValues } from '../tech-card-values.ts'
import * as styles from './TechCardEditor.css.ts'

interface Volume {
  conventional: number | null
  publisher: number | null
  /** The spine width in millimeters. Null if the binding has no spine. */
  spine: number | null
  /** The number of SRA3 sheets for the book block of the print run. */
  paper: number | null
}

/** Returns the values that are calculated from pages, characters, format and print run. */
function computeVolume(values: TechCardValues): Volume {
  const { pages, symbols, quantity, print_info, volume } = values
  const format: BookFormat | null = values.format
  const binding: Binding | null = print_info.binding ?? null
  const paper: Paper = print_info.paper_text ?? 'offset80'
  const block =
    pages && format ? calculateBlock({ pages, format, quantity: quantity || 1, binding }, getWasteToday()) : null
  const cover = binding && getCoverKind(binding)
  return {
    conventional: volume ?? (pages && format ? calculateConventionalSheets(pages, format) : null),
    publisher: symbols === null ? null : calculatePublisherSheets(symbols),
    spine: block && cover ? calculateSpineWidthMm(block.leaves, paper, cover) : null,
    paper: block && quantity ? block.sheets.gross : null,
  }
}

/** Calculated figures, with their previous values if they have changed. */
export function ComputedVolume({ values, initialValues }: { values: TechCardValues; initialValues: TechCardValues }) {
  const { t } = useTranslation(['tech-cards', 'print-forms'])
  const names = usePrintNames()
  const { number } = useFormat()
  const [currentVolume, previousVolume] = [computeVolume(values), computeVolume(initialValues)]
  const { binding } = values.print_info
  const digits = { conventional: 2, publisher: 2, spine: 1, paper: 0 } as const
  const formatFigure = (key: keyof Volume, value: number) => {
    const figureText = number(value, { maximumFractionDigits: digits[key] })
    return key === 'spine' ? t('editor.millimetres', { value: figureText }) : figureText
  }
  const labels: Record<keyof Volume, string> = {
    conventional: t('editor.conventional'),
    publisher: t('editor.publisher'),
    spine: binding ? t('editor.spineOf', { binding: names.binding(binding) }) : t('editor.spine'),
    paper: t('editor.paper'),
  }
  return (
    <div className={styles.computed}>
      <dl className={styles.figures}>
        {(Object.keys(labels) as (keyof Volume)[]).map((key) => {
          const value = currentVolume[key]
          const previousValue = previousVolume[key]
          const isChanged =
            value !== null && previousValue !== null && formatFigure(key, value) !== formatFigure(key, previousValue)
          return (
            <div key={key}>
              <dt className={styles.figureTerm}>{labels[key]}</dt>
              <dd className={styles.figure}>
                {value === null ? (
                  '—'
                ) : isChanged ? (
                  <mark className={styles.moved}>{formatFigure(key, value)}</mark>
                ) : (
                  formatFigure(key, value)
                )}
                {key === 'paper' && value !== null && <span className={styles.figureHint}>{t('editor.sra3')}</span>}
                {isChanged && (
                  <span className={styles.figureHint}>
                    {t('editor.was', { value: formatFigure(key, previousValue) })}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.remaining}>{t('editor.computed')}</p>
    </div>
  )
}
