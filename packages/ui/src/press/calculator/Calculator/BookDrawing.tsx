import { getDrawnCover } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { CoverFace } from './CoverFace.tsx'
import { getRectAttributes, useMillimetres, type DrawingProps } from './drawing.ts'
import { computeBookOutlines, getPath, type Point } from './geometry.ts'
import { Measure } from './Measure.tsx'
import * as styles from './drawings.css.ts'

/** A drawing of the finished book. */
export function BookDrawing({ book, estimate, board }: DrawingProps) {
  const { t } = useTranslation('calculator')
  const { number } = useFormat()
  const formatMillimetres = useMillimetres()
  const { width, height } = estimate.size
  const { spine } = estimate
  const outlines = computeBookOutlines({ width, height, spine, hard: book.binding === 'hard' }, board)
  const { cloth } = getDrawnCover(book.title ?? '')
  const renderSide = (points: readonly Point[]) => (
    <>
      <path d={getPath(points)} className={styles.bound[cloth]} />
      <path d={getPath(points)} className={styles.shaded} />
    </>
  )
  return (
    <>
      <path d={getPath(outlines.ground)} className={styles.ground} />
      {renderSide(outlines.back)}
      <path d={getPath(outlines.top)} className={styles.paper} />
      <path d={getPath(outlines.edge)} className={styles.paper} />
      <path d={getPath(outlines.edge)} className={styles.paperShade} />
      <path d={outlines.leaves.map((leafPoints) => getPath(leafPoints, false)).join('')} className={styles.leaf} />
      {renderSide(outlines.front)}
      <foreignObject {...getRectAttributes(outlines.face.at, outlines.face)}>
        <CoverFace title={book.title ?? ''} width={outlines.face.width} />
      </foreignObject>
      <Measure ends={outlines.measures.width} side="below">
        {formatMillimetres(width)}
      </Measure>
      <Measure ends={outlines.measures.height} side="before">
        {formatMillimetres(height)}
      </Measure>
      <Measure ends={outlines.measures.spine} side="slope" limit={board.width}>
        {t('drawing.spine', { value: number(spine, { minimumFractionDigits: 1 }) })}
      </Measure>
    </>
  )
}
