import { box, useMillimetres, type DrawingProps } from './drawing.ts'
import { originFor, scaleFor } from './geometry.ts'
import { Measure } from './Measure.tsx'
import * as styles from './drawings.css.ts'

/** The relative length of each line of a page. */
const lines = [0.96, 1, 0.98, 1, 0.94, 1, 0.97, 0.62, 1, 0.98, 0.95, 1, 0.99, 0.4]

/** The book laid open, with two pages in their real proportions. */
export function SpreadDrawing({ book, found, board }: DrawingProps) {
  const millimetres = useMillimetres()
  const { width, height } = found.size
  const scale = scaleFor({ width: 2 * width, height }, board)
  const page = { width: width * scale, height: height * scale }
  const { width: w, height: h } = page
  const [left, top] = originFor({ width: 2 * w, height: h }, board)
  const gap = (h * 0.74) / lines.length
  const rows = (x: number, from = 0) =>
    lines
      .slice(from)
      .map((part, index) => (
        <rect
          key={gap * index}
          x={x}
          y={top + h * 0.12 + gap * (index + from)}
          width={w * 0.72 * part}
          height={Math.max(1.5, gap * 0.22)}
          className={styles.type}
        />
      ))
  return (
    <>
      <rect {...box([left, top], page)} className={styles.page} />
      <rect {...box([left + w, top], page)} className={styles.page} />
      {rows(left + w * 0.12)}
      <rect
        {...box([left + w * 1.16, top + h * 0.12], { width: w * 0.72, height: gap * 5 })}
        className={styles.picture[book.block_color]}
      />
      {rows(left + w * 1.16, 6)}
      <rect {...box([left + w - 8, top], { width: 16, height: h })} className={styles.gutter} />
      <Measure
        ends={[
          [left, top + h],
          [left + 2 * w, top + h],
        ]}
        side="below"
      >
        {millimetres(2 * width)}
      </Measure>
      <Measure
        ends={[
          [left, top],
          [left, top + h],
        ]}
        side="before"
      >
        {millimetres(height)}
      </Measure>
    </>
  )
}
