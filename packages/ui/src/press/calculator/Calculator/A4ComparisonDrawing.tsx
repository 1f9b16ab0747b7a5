import { useTranslation } from '@press/i18n'
import { CoverFace } from './CoverFace.tsx'
import { box, useMillimetres, type DrawingProps } from './drawing.ts'
import { originFor, scaleFor, type Point } from './geometry.ts'
import { Measure } from './Measure.tsx'
import * as styles from './drawings.css.ts'

const a4 = { width: 210, height: 297 }
/** Millimetres between the book and the A4 sheet. */
const between = 26

/** The front of the book next to an A4 sheet for comparison. */
export function A4ComparisonDrawing({ book, found, board }: DrawingProps) {
  const { t } = useTranslation('calculator')
  const millimetres = useMillimetres()
  const { width, height } = found.size
  const tall = Math.max(height, a4.height)
  const scale = scaleFor({ width: width + between + a4.width, height: tall }, board)
  const drawingSize = { width: (width + between + a4.width) * scale, height: tall * scale }
  const [left, top] = originFor(drawingSize, board)
  const foot = top + drawingSize.height
  const [w, h] = [width * scale, height * scale]
  const sheet = { width: a4.width * scale, height: a4.height * scale }
  const other: Point = [left + w + between * scale, foot - sheet.height]
  return (
    <>
      <foreignObject {...box([left, foot - h], { width: w, height: h })}>
        <CoverFace title={book.title ?? ''} width={w} />
      </foreignObject>
      <rect {...box(other, sheet)} className={styles.other} />
      <text
        x={other[0] + sheet.width / 2}
        y={other[1] + sheet.height / 2}
        textAnchor="middle"
        className={styles.number}
      >
        {t('drawing.a4Name')}
      </text>
      <Measure
        ends={[
          [left, foot],
          [left + w, foot],
        ]}
        side="below"
      >
        {millimetres(width)}
      </Measure>
      <Measure
        ends={[
          [left, foot - h],
          [left, foot],
        ]}
        side="before"
      >
        {millimetres(height)}
      </Measure>
      <Measure
        ends={[
          [other[0], foot],
          [other[0] + sheet.width, foot],
        ]}
        side="below"
      >
        {millimetres(a4.width)}
      </Measure>
    </>
  )
}
