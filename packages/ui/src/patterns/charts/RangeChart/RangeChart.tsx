import { useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { ChartFrame } from '../parts/ChartFrame.tsx'
import { Cursor } from '../parts/Cursor.tsx'
import { createLinearScale } from '../parts/scale.ts'
import type { ChartProps, SeriesTone } from '../parts/series.ts'
import { ChartTooltip } from '../parts/ChartTooltip.tsx'
import { tone } from '../parts/tone.css.ts'
import { useChartFormat } from '../parts/useChartFormat.ts'
import { useWidth } from '../parts/useWidth.ts'
import * as plain from '../parts/charts.css.ts'
import * as shared from '../parts/rows.css.ts'
import * as styles from './RangeChart.css.ts'

export interface RangeRow {
  key: string
  label: string
  /** The typical value. */
  middle: number
  /** The value that is rarely exceeded. */
  end: number
  /** The agreed value. */
  norm?: number | null
  /** The colour of the row. @default 'accent' */
  tone?: SeriesTone
}

export interface RangeChartProps extends Omit<
  ChartProps,
  'categories' | 'categoryFormat' | 'series' | 'height' | 'categoryLabel'
> {
  rows: readonly RangeRow[]
  /** The name of the rows: «Этап». */
  rowLabel: string
  /** Names of the three marks: «медиана», «до 90 %», «норма». */
  markLabels: { middle: string; end: string; norm: string }
}

/** Height in pixels of the numbers under the rows; the style of the same name uses it too. */
const axisHeightPx = 24

/** The typical, the rarely exceeded and the agreed value of each row, on one scale. */
export function RangeChart({ rows, rowLabel, markLabels, valueFormat, unit, ...props }: RangeChartProps) {
  const { t } = useTranslation('charts')
  const id = useId()
  const format = useChartFormat(valueFormat, unit)
  const [active, setActive] = useState<number>()
  const [width, measure] = useWidth()

  const scale = createLinearScale(
    rows.flatMap(({ middle, end, norm }) => [middle, end, norm ?? null]),
    [0, 100],
    { count: width < 480 ? 3 : 6 },
  )
  const axis = format.axis(scale.ticks.at(-1) ?? 0)
  const formatRowValues = (index: number) => {
    const row = rows[index]
    return [
      { key: 'middle', label: markLabels.middle, value: format.value(row?.middle) },
      { key: 'end', label: markLabels.end, value: format.value(row?.end) },
      { key: 'norm', label: markLabels.norm, value: format.value(row?.norm) },
    ]
  }
  const tableHead = [rowLabel, markLabels.middle, markLabels.end, markLabels.norm]
  const activeRow = active === undefined ? undefined : rows[active]

  return (
    <ChartFrame
      {...props}
      id={id}
      height={Math.max(120, rows.length * 32 + axisHeightPx)}
      blank={rows.length === 0}
      table={() => ({
        head: tableHead,
        rows: rows.map(({ label }, index) => [label, ...formatRowValues(index).map(({ value }) => value)]),
        plain: [
          tableHead,
          ...rows.map(({ label, middle, end, norm }) => [label, ...[middle, end, norm].map(format.plain)]),
        ],
      })}
      legend={
        <ul className={plain.legend} aria-label={t('series')}>
          <li className={`${plain.entry} ${tone.ink}`}>
            <span className={styles.key} style={{ inlineSize: 10 }}>
              <span className={styles.middle} style={{ insetInlineStart: '50%' }} />
            </span>
            {markLabels.middle}
          </li>
          <li className={`${plain.entry} ${tone.ink}`}>
            <span className={styles.key} style={{ inlineSize: 16 }}>
              <span className={styles.range} style={{ inlineSize: '100%' }} />
            </span>
            {markLabels.end}
          </li>
          <li className={plain.entry}>
            <span className={styles.key} style={{ inlineSize: 2 }}>
              <span className={shared.tick} style={{ insetBlock: 0, insetInlineStart: 1 }} />
            </span>
            {markLabels.norm}
          </li>
        </ul>
      }
    >
      <div ref={measure} className={`${plain.plot} ${shared.container}`}>
        <div className={styles.body} aria-hidden>
          <div className={styles.grid} style={{ gridRowEnd: rows.length + 1 }}>
            {scale.ticks.map((value) => (
              <span key={value} className={styles.line} style={{ insetInlineStart: `${scale.getPosition(value)}%` }}>
                <span className={styles.number}>{axis.tick(value)}</span>
              </span>
            ))}
          </div>
          {rows.map(({ key, label, middle, end, norm, tone: colour = 'accent' }, index) => (
            <div
              key={key}
              className={`${styles.row} ${tone[colour]}`}
              style={{ gridRow: index + 1 }}
              data-active={index === active || undefined}
            >
              <span className={styles.name}>{label}</span>
              <div className={styles.track}>
                <span
                  className={styles.range}
                  style={{
                    insetInlineStart: `${scale.getPosition(middle)}%`,
                    inlineSize: `${scale.getPosition(end) - scale.getPosition(middle)}%`,
                  }}
                />
                <span className={styles.middle} style={{ insetInlineStart: `${scale.getPosition(middle)}%` }} />
                {norm !== null && norm !== undefined && (
                  <span
                    className={shared.tick}
                    style={{ insetBlock: 6, insetInlineStart: `${scale.getPosition(norm)}%` }}
                  />
                )}
                <span
                  className={styles.figures}
                  style={{ insetInlineStart: `${scale.getPosition(Math.max(end, norm ?? 0))}%` }}
                >
                  {`${axis.tick(middle)} / ${axis.tick(end)}`}
                </span>
              </div>
            </div>
          ))}
          <div className={styles.axisRoom} />
        </div>
        <Cursor
          id={id}
          hrefs={props.hrefs}
          orientation="vertical"
          label={props.title}
          count={rows.length}
          active={active}
          onActiveChange={setActive}
          nearest={(_x, y, plot) => Math.floor((y / (plot - axisHeightPx)) * rows.length)}
          text={(index) =>
            `${rows[index]?.label ?? ''}: ${formatRowValues(index)
              .map(({ label, value }) => `${label} — ${value}`)
              .join(', ')}`
          }
        />
        {active !== undefined && activeRow && (
          <ChartTooltip
            title={activeRow.label}
            rows={formatRowValues(active)}
            x={width / 2}
            y={`calc((100% - ${axisHeightPx}px) * ${(active + 1) / rows.length} + 2px)`}
            width={width}
          />
        )}
      </div>
    </ChartFrame>
  )
}
