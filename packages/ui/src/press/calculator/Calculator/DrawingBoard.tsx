import { pressSheetMm, type Estimate } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState, type ComponentType } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { A4ComparisonDrawing } from './A4ComparisonDrawing.tsx'
import { BookDrawing } from './BookDrawing.tsx'
import type { DrawingProps } from './drawing.ts'
import * as styles from './DrawingBoard.css.ts'
import { drawing } from './drawings.css.ts'
import { SheetDrawing } from './SheetDrawing.tsx'
import { SpreadDrawing } from './SpreadDrawing.tsx'
import { useSize } from './useSize.ts'

const views = ['book', 'spread', 'a4', 'sheet'] as const
type View = (typeof views)[number]

const drawings: Record<View, ComponentType<DrawingProps>> = {
  book: BookDrawing,
  spread: SpreadDrawing,
  a4: A4ComparisonDrawing,
  sheet: SheetDrawing,
}

/** The book drawn to scale on squared paper: as an object, laid open, next to A4, or as pages on the press's sheet. */
export function DrawingBoard({ book, estimate }: Pick<DrawingProps, 'book' | 'estimate'>) {
  const { t } = useTranslation('calculator')
  const [view, setView] = useState<View>('book')
  const [board, measureRef] = useSize()
  const captions = useCaptions(estimate)
  const Drawing = drawings[view]
  return (
    <section className={styles.panel} aria-label={t('board.label')}>
      <div className={styles.head}>
        <span className={styles.units}>
          <Icon glyph={glyphs.ruler} size={14} />
          {t('board.units')}
        </span>
        <SegmentedControl
          size="sm"
          label={t('board.label')}
          options={views.map((value) => ({ value, label: t(`board.${value}`) }))}
          value={view}
          onValueChange={setView}
        />
      </div>
      <div ref={measureRef} className={styles.board}>
        <svg
          role="img"
          aria-label={captions[view]}
          width={board.width}
          height={board.height}
          viewBox={`0 0 ${board.width} ${board.height}`}
          className={drawing}
        >
          <Drawing book={book} estimate={estimate} board={board} />
        </svg>
      </div>
      {view === 'sheet' && <SheetNote estimate={estimate} />}
    </section>
  )
}

/** Returns the caption of each drawing. */
function useCaptions({ size, spine, imposition, sheets }: Estimate): Record<View, string> {
  const { t } = useTranslation('calculator')
  const { number } = useFormat()
  const { width, height } = size
  return {
    book: t('drawing.book', { width, height, spine: number(spine, { minimumFractionDigits: 1 }) }),
    spread: t('drawing.spread', { width: 2 * width, height }),
    a4: t('drawing.a4', { width, height }),
    sheet: t('drawing.sheet', {
      width: pressSheetMm.width,
      height: pressSheetMm.height,
      pages: t('pages', { count: imposition.nUp, n: imposition.nUp }),
      sheets: t('sheets', { count: sheets.perCopy, n: number(sheets.perCopy) }),
    }),
  }
}

/** Explains why the pages lie in this orientation on the sheet. */
function SheetNote({ estimate: { imposition, sheets } }: { estimate: Estimate }) {
  const { t } = useTranslation('calculator')
  const { number } = useFormat()
  const { rotated: isRotated, nUp, other, page } = imposition
  return (
    <p className={styles.note}>
      {t('drawing.printable', pressSheetMm.printable)}{' '}
      {t('drawing.onSheet', {
        pages: t('pages', { count: nUp, n: nUp }),
        sheets: t('sheets', { count: sheets.perCopy, n: number(sheets.perCopy) }),
      })}{' '}
      {t(isRotated ? 'drawing.onSide' : 'drawing.upright', { width: page.width, height: page.height })}{' '}
      {other.nUp < nUp ? t('drawing.otherWay', { count: other.nUp }) : t('drawing.sameWay')}
    </p>
  )
}
