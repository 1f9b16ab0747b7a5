import { getDrawnCover } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { CoverFace } from './CoverFace.tsx'
import { box, useMillimetres, type DrawingProps } from './drawing.ts'
import { bookOutlines, getPath, type Point } from './geometry.ts'
import { Measure } from './Measure.tsx'
import * as styles from './drawings.css.ts'

/** A drawing of the finished book. */
export function BookDrawing({ book, found, board }: DrawingProps) {
  const { t } = useTranslation('calculator')
  const { number } = useFormat()
  const millimetres = useMillimetres()
  const { width, height } = found.size
  const { spine } = found
  const drawn = bookOutlines({ width, height, spine, hard: book.binding === 'hard' }, board)
  const { cloth } = getDrawnCover(book.title ?? '')
  const side = (points: readonly Point[]) => (
    <>
      <path d={getPath(points)} className={styles.bound[cloth]} />
      <path d={getPath(points)} className={styles.shaded} />
    </>
  )
  return (
    <>
      <path d={getPath(drawn.ground)} className={styles.ground} />
      {side(drawn.back)}
      <path d={getPath(drawn.top)} className={styles.paper} />
      <path d={getPath(drawn.edge)} className={styles.paper} />
      <path d={getPath(drawn.edge)} className={styles.paperShade} />
      <path d={drawn.leaves.map((line) => getPath(line, false)).join('')} className={styles.leaf} />
      {side(drawn.front)}
      <foreignObject {...box(drawn.face.at, drawn.face)}>
        <CoverFace title={book.title ?? ''} width={drawn.face.width} />
      </foreignObject>
      <Measure ends={drawn.measures.width} side="below">
        {millimetres(width)}
      </Measure>
      <Measure ends={drawn.measures.height} side="before">
        {millimetres(height)}
      </Measure>
      <Measure ends={drawn.measures.spine} side="slope" limit={board.width}>
        {t('drawing.spine', { value: number(spine, { minimumFractionDigits: 1 }) })}
      </Measure>
    </>
  )
}
