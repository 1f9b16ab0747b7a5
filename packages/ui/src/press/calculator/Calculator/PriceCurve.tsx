import type { PrintRun } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { scaleLog } from 'd3-scale'
import { useId, useState } from 'react'
import { ValueAxis, getTextWidthPx } from '../../../patterns/charts/parts/Axes.tsx'
import { ChartFrame } from '../../../patterns/charts/parts/ChartFrame.tsx'
import { Cursor } from '../../../patterns/charts/parts/Cursor.tsx'
import { findNearestIndex } from '../../../patterns/charts/parts/positions.ts'
import { createLinearScale } from '../../../patterns/charts/parts/scale.ts'
import { buildBandPath, buildLinePath, type Point } from '../../../patterns/charts/parts/shapes.ts'
import { useWidth } from '../../../patterns/charts/parts/useWidth.ts'
import * as charts from '../../../patterns/charts/parts/charts.css.ts'
import * as styles from './PriceCurve.css.ts'

interface PriceCurveProps {
  /** Sorted from smallest to largest; includes the chosen run. */
  runs: readonly PrintRun[]
  /** Copies of the chosen run. */
  quantity: number
}

const heightPx = 186
const tiynPerTenge = 100

/** The price per copy by print run. Copies are on a logarithmic scale, so each doubling takes the same distance. */
export function PriceCurve({ runs, quantity }: PriceCurveProps) {
  const { t } = useTranslation('calculator')
  const { number, money } = useFormat()
  const id = useId()
  const [active, setActive] = useState<number>()
  const [width, measure] = useWidth()

  const selectedIndex = runs.findIndex((run) => run.quantity === quantity)
  const [minQuantity = 1, maxQuantity = 1] = [runs[0]?.quantity, runs.at(-1)?.quantity]
  const verticalBounds = { top: 34, bottom: heightPx - 26 }
  const scale = createLinearScale(
    runs.map((run) => run.unit_price),
    [verticalBounds.bottom, verticalBounds.top],
    { count: 3 },
  )
  const formatTick = (value: number) => number(value / tiynPerTenge)
  const left = Math.max(...scale.ticks.map((value) => getTextWidthPx(formatTick(value)))) + 14
  const area = { ...verticalBounds, left, right: width - 18 }
  const getX = scaleLog([minQuantity, maxQuantity], [area.left, area.right])
  const points = runs.map((run): Point => [getX(run.quantity), scale.getPosition(run.unit_price)])
  const shownIndex = active ?? selectedIndex
  const point = points[shownIndex]
  const run = runs[shownIndex]
  const getPointText = (index: number) => {
    const pointRun = runs[index]
    return pointRun ? t('curve.point', { quantity: number(pointRun.quantity), price: money(pointRun.unit_price) }) : ''
  }
  const tableHead = [t('field.quantity'), t('curve.title')]

  return (
    <div className={styles.panel}>
      <ChartFrame
        id={id}
        title={t('curve.title')}
        note={t('curve.unit')}
        level={2}
        height={heightPx}
        blank={runs.length === 0}
        summary={t('curve.summary', {
          first: money(runs[0]?.unit_price ?? 0),
          from: number(minQuantity),
          last: money(runs.at(-1)?.unit_price ?? 0),
          to: number(maxQuantity),
        })}
        table={() => ({
          head: tableHead,
          rows: runs.map((tableRun) => [number(tableRun.quantity), money(tableRun.unit_price)]),
          plain: [tableHead, ...runs.map((tableRun) => [tableRun.quantity, tableRun.unit_price / tiynPerTenge])],
        })}
      >
        <div ref={measure} className={charts.plot}>
          <svg className={charts.drawing} viewBox={`0 0 ${width} ${heightPx}`} aria-hidden>
            <ValueAxis box={area} scale={scale} tick={formatTick} />
            <RunAxis runs={runs} quantity={quantity} getPosition={getX} y={area.bottom + 18} />
            <path
              d={buildBandPath(
                points,
                points.map(([x]) => [x, area.bottom]),
              )}
              className={styles.fill}
            />
            <path d={buildLinePath(points)} className={styles.line} />
            {points.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r={3} className={styles.dot} />
            ))}
            {point && run && (
              <>
                <path d={`M${point[0]} ${point[1]}V${area.bottom}`} className={styles.drop} />
                <circle cx={point[0]} cy={point[1]} r={5.5} className={styles.chosen} />
                <Flag x={point[0]} y={point[1]} right={width}>
                  {t('curve.perCopy', { price: money(run.unit_price) })}
                </Flag>
              </>
            )}
          </svg>
          <Cursor
            id={id}
            label={t('curve.title')}
            count={runs.length}
            active={active}
            onActiveChange={setActive}
            start={Math.max(0, selectedIndex)}
            nearest={(x) =>
              findNearestIndex(
                points.map(([pointX]) => pointX),
                x,
              )
            }
            text={getPointText}
          />
        </div>
      </ChartFrame>
    </div>
  )
}

interface RunAxisProps extends PriceCurveProps {
  getPosition: (quantity: number) => number
  y: number
}

/** Labels under the curve: always the chosen run, then the largest run, then all other runs whose labels do not overlap these. */
function RunAxis({ runs, quantity, getPosition, y }: RunAxisProps) {
  const { number } = useFormat()
  const areApart = (a: number, b: number) =>
    Math.abs(getPosition(a) - getPosition(b)) > (getTextWidthPx(number(a)) + getTextWidthPx(number(b))) / 2 + 8
  const largestRun = runs.slice(-1)
  const labelledQuantities = [...largestRun, ...runs].reduce<number[]>(
    (acceptedQuantities, run) =>
      acceptedQuantities.every((labelledQuantity) => areApart(labelledQuantity, run.quantity))
        ? [...acceptedQuantities, run.quantity]
        : acceptedQuantities,
    runs.some((run) => run.quantity === quantity) ? [quantity] : [],
  )
  return (
    <g>
      {labelledQuantities.map((copies) => (
        <text
          key={copies}
          x={getPosition(copies)}
          y={y}
          textAnchor="middle"
          className={copies === quantity ? charts.currentTickText : charts.tickText}
        >
          {number(copies)}
        </text>
      ))}
    </g>
  )
}

/** The price of the active point, drawn above it and kept within the drawing. */
function Flag({ x, y, right, children }: { x: number; y: number; right: number; children: string }) {
  const halfWidth = getTextWidthPx(children) / 2 + 10
  const middle = Math.max(halfWidth, Math.min(right - halfWidth, x))
  return (
    <g>
      <rect x={middle - halfWidth} y={y - 36} width={2 * halfWidth} height={24} rx={6} className={styles.flag} />
      <text x={middle} y={y - 20} textAnchor="middle" className={styles.flagWords}>
        {children}
      </text>
    </g>
  )
}
