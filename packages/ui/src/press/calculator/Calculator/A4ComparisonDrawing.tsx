import { useTranslation } from '@press/i18n'
import { CoverFace } from './CoverFace.tsx'
import { getRectAttributes, useMillimetres, type DrawingProps } from './drawing.ts'
import { computeOrigin, computeScale, type Point } from './geometry.ts'
import { Measure } from './Measure.tsx'
import * as styles from './drawings.css.ts'

const a4 = { width: 210, height: 297 }
/** Millimetres between the book and the A4 sheet. */
const gapMm = 26

/** The front of the book next to an A4 sheet for comparison. */
export function A4ComparisonDrawing({ book, estimate, board }: DrawingProps) {
  const { t } = useTranslation('calculator')
  const formatMillimetres = useMillimetres()
  const { width, height } = estimate.size
  const maxHeight = Math.max(height, a4.height)
  const scale = computeScale({ width: width + gapMm + a4.width, height: maxHeight }, board)
  const drawingSize = { width: (width + gapMm + a4.width) * scale, height: maxHeight * scale }
  const [left, top] = computeOrigin(drawingSize, board)
  const baselineY = top + drawingSize.height
  const [scaledWidth, scaledHeight] = [width * scale, height * scale]
  const sheetSize = { width: a4.width * scale, height: a4.height * scale }
  const sheetOrigin: Point = [left + scaledWidth + gapMm * scale, baselineY - sheetSize.height]
  return (
    <>
      <foreignObject
        {...getRectAttributes([left, baselineY - scaledHeight], { width: scaledWidth, height: scaledHeight })}
      >
        <CoverFace title={book.title ?? ''} width={scaledWidth} />
      </foreignObject>
      <rect {...getRectAttributes(sheetOrigin, sheetSize)} className={styles.other} />
      <text
        x={sheetOrigin[0] + sheetSize.width / 2}
        y={sheetOrigin[1] + sheetSize.height / 2}
        textAnchor="middle"
        className={styles.number}
      >
        {t('drawing.a4Name')}
      </text>
      <Measure
        ends={[
          [left, baselineY],
          [left + scaledWidth, baselineY],
        ]}
        side="below"
      >
        {formatMillimetres(width)}
      </Measure>
      <Measure
        ends={[
          [left, baselineY - scaledHeight],
          [left, baselineY],
        ]}
        side="before"
      >
        {formatMillimetres(height)}
      </Measure>
      <Measure
        ends={[
          [sheetOrigin[0], baselineY],
          [sheetOrigin[0] + sheetSize.width, baselineY],
        ]}
        side="below"
      >
        {formatMillimetres(a4.width)}
      </Measure>
    </>
  )
}
