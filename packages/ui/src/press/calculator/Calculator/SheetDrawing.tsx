import { pressSheetMm } from '@press/domain'
import { useFormat } from '@press/i18n'
import { getRectAttributes, useMillimetres, type DrawingProps } from './drawing.ts'
import { computeOrigin, computeScale, type Point, type Size } from './geometry.ts'
import { Measure } from './Measure.tsx'
import * as styles from './drawings.css.ts'

/** How the pages lie on the press's printing sheet. */
export function SheetDrawing({ estimate, board }: DrawingProps) {
  const { number } = useFormat()
  const formatMillimetres = useMillimetres()
  const { width, height } = estimate.size
  const { columns, rows, rotated: isRotated, page } = estimate.imposition
  const { printable } = pressSheetMm
  const scale = computeScale(pressSheetMm, board)
  const [left, top] = computeOrigin({ width: pressSheetMm.width * scale, height: pressSheetMm.height * scale }, board)
  const rotateSize = ({ width: sizeWidth, height: sizeHeight }: Size): Size =>
    isRotated ? { width: sizeHeight, height: sizeWidth } : { width: sizeWidth, height: sizeHeight }
  const cell = rotateSize(page)
  const trimmedSize = rotateSize({ width, height })
  const gridOrigin: Point = [
    (pressSheetMm.width - columns * cell.width) / 2,
    (pressSheetMm.height - rows * cell.height) / 2,
  ]
  const toDrawingPoint = ([x, y]: Point): Point => [left + x * scale, top + y * scale]
  const scaleSize = ({ width: sizeWidth, height: sizeHeight }: Size): Size => ({
    width: sizeWidth * scale,
    height: sizeHeight * scale,
  })
  const sheetSize = scaleSize(pressSheetMm)
  const cells = Array.from({ length: columns * rows }, (_cell, index) => ({
    x: gridOrigin[0] + (index % columns) * cell.width,
    y: gridOrigin[1] + Math.floor(index / columns) * cell.height,
  }))
  const trimInset = { x: (cell.width - trimmedSize.width) / 2, y: (cell.height - trimmedSize.height) / 2 }
  const printableOrigin: Point = [
    (pressSheetMm.width - printable.width) / 2,
    (pressSheetMm.height - printable.height) / 2,
  ]
  return (
    <>
      <rect {...getRectAttributes([left, top], sheetSize)} className={styles.sheet} />
      <rect
        {...getRectAttributes(toDrawingPoint(printableOrigin), scaleSize(printable))}
        className={styles.printable}
      />
      {cells.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <rect {...getRectAttributes(toDrawingPoint([x, y]), scaleSize(cell))} className={styles.laid} />
          <rect
            {...getRectAttributes(toDrawingPoint([x + trimInset.x, y + trimInset.y]), scaleSize(trimmedSize))}
            className={styles.trim}
          />
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
