import { useTranslation } from '@press/i18n'
import type { StyledSeries } from './series.ts'
import { Swatch, type SeriesMark } from './Swatch.tsx'
import * as styles from './charts.css.ts'

export interface LegendEntry {
  series: StyledSeries
  mark: SeriesMark
}

interface LegendProps {
  entries: readonly LegendEntry[]
  hidden: ReadonlySet<string>
  /** Hides or shows a series; without it the legend is not interactive. */
  onToggle?: ((key: string) => void) | undefined
}

/** The series by name. A click hides a series or shows it again. The last visible series cannot be hidden. */
export function Legend({ entries, hidden, onToggle }: LegendProps) {
  const { t } = useTranslation('charts')
  const shownEntries = entries.filter(({ series }) => !hidden.has(series.key))
  return (
    <ul className={styles.legend} aria-label={t('series')}>
      {entries.map(({ series, mark }) => {
        const isPressed = !hidden.has(series.key)
        const isLastShown = isPressed && shownEntries.length === 1
        const content = (
          <>
            <Swatch series={series} mark={mark} />
            {series.label}
          </>
        )
        return (
          <li key={series.key}>
            {onToggle ? (
              <button
                type="button"
                className={`${styles.entry} ${styles.toggle}`}
                aria-pressed={isPressed}
                aria-disabled={isLastShown || undefined}
                title={isLastShown ? t('lastSeries') : undefined}
                onClick={() => !isLastShown && onToggle(series.key)}
              >
                {content}
              </button>
            ) : (
              <span className={styles.entry}>{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
