import { useId } from 'react'
import type { StyledSeries } from './series.ts'
import { Markers } from './Markers.tsx'
import { getAreaStyle, Textures } from './Textures.tsx'
import { getDashPattern } from './dashes.ts'
import * as styles from './charts.css.ts'
import { lineStroke, tone } from './tone.css.ts'

/** How a series is drawn: a filled area, a line, or a dark tick across bars. */
export type SeriesMark = 'area' | 'line' | 'tick'

export interface SwatchProps {
  series: StyledSeries
  mark: SeriesMark
}

/** A sample of a series as it is drawn, shown next to its name. */
export function Swatch({ series, mark }: SwatchProps) {
  const id = useId()
  const width = mark === 'area' ? 11 : 20
  return (
    <svg className={`${styles.swatch} ${tone[series.tone]}`} width={width} height={11} aria-hidden>
      {mark === 'area' && (
        <>
          <Textures id={id} series={[series]} />
          <rect x={0.75} y={0.75} width={9.5} height={9.5} rx={2} {...getAreaStyle(id, series)} />
        </>
      )}
      {mark === 'tick' && <path d="M1 5.5H19" className={styles.reference} />}
      {mark === 'line' && (
        <>
          <path
            d="M1 5.5H19"
            className={lineStroke}
            strokeWidth={2.25}
            strokeLinecap="round"
            strokeDasharray={getDashPattern(series.place)}
          />
          <Markers points={[[10, 5.5]]} series={series} />
        </>
      )}
    </svg>
  )
}
