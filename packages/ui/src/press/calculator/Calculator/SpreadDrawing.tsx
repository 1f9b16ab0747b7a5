import { getRectAttributes, useMillimetres, type DrawingProps } from './drawing.ts'
import { computeOrigin, computeScale } from './geometry.ts'
import { Measure } from './Measure.tsx'
import * as styles from './drawings.css.ts'

/** The relative length of each line of a page. */
const lineLengths = [0.96, 1, 0.98, 1, 0.94, 1, 0.97, 0.62, 1, 0.98, 0.95, 1, 0.99, 0.4]

/** The book laid open, with two pages in their real proportions. */
export function SpreadDrawing({ book, estimate, board }: DrawingProps) {
  const formatMillimetres = useMillimetres()
  const { width, height } = estimate.size
  const scale = computeScale({ width: 2 * width, height }, board)
  const page = { width: width * scale, height: height * scale }
  const { width: pageWidth, height: pageHeight } = page
  const [left, top] = computeOrigin({ width: 2 * pageWidth, height: pageHeight }, board)
  const lineGap = (pageHeight * 0.74) / lineLengths.length
  const renderLines = (x: number, startLine = 0) =>
    lineLengths
      .slice(startLine)
      .map((lineLength, index) => (
        <rect
          key={lineGap * index}
          x={x}
          y={top + pageHeight * 0.12 + lineGap * (index + startLine)}
          width={pageWidth * 0.72 * lineLength}
          height={Math.max(1.5, lineGap * 0.22)}
          className={styles.type}
        />
      ))
  return (
    <>
      <rect {...getRectAttributes([left, top], page)} className={styles.page} />
      <rect {...getRectAttributes([left + pageWidth, top], page)} className={styles.page} />
      {renderLines(left + pageWidth * 0.12)}
      <rect
        {...getRectAttributes([left + pageWidth * 1.16, top + pageHeight * 0.12], {
          width: pageWidth * 0.72,
          height: lineGap * 5,
        })}
        className={styles.picture[book.block_color]}
      />
      {renderLines(left + pageWidth * 1.16, 6)}
      <rect
        {...getRectAttributes([left + pageWidth - 8, top], { width: 16, height: pageHeight })}
        className={styles.gutter}
      />
      <Measure
        ends={[
          [left, top + pageHeight],
          [left + 2 * pageWidth, top + pageHeight],
        ]}
        side="below"
      >
        {formatMillimetres(2 * width)}
      </Measure>
      <Measure
        ends={[
          [left, top],
          [left, top + pageHeight],
        ]}
        side="before"
      >
        {formatMillimetres(height)}
      </Measure>
    </>
  )
}
