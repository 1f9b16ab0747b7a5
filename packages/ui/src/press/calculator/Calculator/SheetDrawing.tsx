import { pressSheetMm } from '@press/domain'
import { useFormat } from '@press/i18n'
import { box, useMillimetres, type DrawingProps } from './drawing.ts'
import { originFor, scaleFor, type Point, type Size } from './geometry.ts'
import { Measure } from './Measure.tsx'
import * as styles from './drawings.css.ts'

/** How the pages lie on the press's printing sheet. */
export function SheetDrawing({ estimate, board }: DrawingProps) {
  const { number } = useFormat()
  const formatMillimetres = useMillimetres()
  const { width, height } = estimate.size
  const { columns, rows, rotated, page } = estimate.imposition
  const { printable } = pressSheetMm
  const scale = scaleFor(pressSheetMm, board)
  const [left, top] = originFor({ width: pressSheetMm.width * scale, height: pressSheetMm.height * scale }, board)
  const rotateSize = ({ width: sizeWidth, height: sizeHeight }: Size): Size =>
    rotated ? { width: sizeHeight, height: sizeWidth } : { width: sizeWidth, height: sizeHeight }
  const cell = rotateSize(page)
  const trimmedSize = rotateSize({ width, height })
  const start: Point = [(pressSheetMm.width - columns * cell.width) / 2, (pressSheetMm.height - rows * cell.height) / 2]
  const toDrawingPoint = ([x, y]: Point): Point => [left + x * scale, top + y * scale]
  const scaleSize = ({ width: sizeWidth, height: sizeHeight }: Size): Size => ({
    width: sizeWidth * scale,
    height: sizeHeight * scale,
  })
  const sheetSize = scaleSize(pressSheetMm)
  const cells = Array.from({ length: columns * rows }, (_cell, index) => ({
    x: start[0] + (index % columns) * cell.width,
    y: start[1] + Math.floor(index / columns) * cell.height,
  }))
  const inset = { x: (cell.width - trimmedSize.width) / 2, y: (cell.height - trimmedSize.height) / 2 }
  const printableOrigin: Point = [
    (pressSheetMm.width - printable.width) / 2,
    (pressSheetMm.height - printable.height) / 2,
  ]
  return (
    <>
      <rect {...box([left, top], sheetSize)} className={styles.sheet} />
      <rect {...box(toDrawingPoint(printableOrigin), scaleSize(printable))} className={styles.printable} />
      {cells.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <rect {...box(toDrawingPoint([x, y]), scaleSize(cell))} className={styles.laid} />
          <rect {...box(toDrawingPoint([x + inset.x, y + inset.y]), scaleSize(trimmedSize))} className={styles.trim} />
          <text
            x={left + (x + cell.width / 2) * scale}
            y={top + (y + cell.height / 2) * scale}
            textAnchor="middle"
            dominantBaseline="central"
            className={styles.folio}
          >
            {number(index + 1)}
          </text>
        </g>
      ))}
      <Measure
        ends={[
          [left, top + sheetSize.height],
          [left + sheetSize.width, top + sheetSize.height],
        ]}
        side="below"
      >
        {formatMillimetres(pressSheetMm.width)}
      </Measure>
      <Measure
        ends={[
          [left, top],
          [left, top + sheetSize.height],
        ]}
        side="before"
      >
        {formatMillimetres(pressSheetMm.height)}
      </Measure>
    </>
  )
}
