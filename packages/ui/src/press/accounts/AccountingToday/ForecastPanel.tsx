import { useFormat, useTranslation } from '@press/i18n'
import type { ForecastWeek } from '@press/domain'
import { Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import * as styles from './AccountingToday.css.ts'
import { PanelState, type PanelStateProps } from './PanelState.tsx'

/** One million tenge in tiyn. */
export const tiynPerMillionTenge = 100_000_000
export const millionsFormat = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
export const sumWeeks = (weeks: readonly ForecastWeek[], kind: 'dated' | 'hoped'): number =>
  weeks.reduce((sum, week) => sum + week[kind], 0)

/** Expected income by week: dark for invoices with due dates, light for income that depends on the press. */
export function ForecastPanel({ weeks, ...state }: PanelStateProps & { weeks: readonly ForecastWeek[] | undefined }) {
  const { t } = useTranslation('accounts')
  return (
    <div className={styles.place.forecast}>
      <Panel
        title={t('today.forecast.title')}
        padding="none"
        actions={weeks && <Text tone="muted">{t('today.forecast.note')}</Text>}
      >
        {weeks ? <Weeks weeks={weeks} /> : <PanelState {...state} />}
      </Panel>
    </div>
  )
}

function Weeks({ weeks }: { weeks: readonly ForecastWeek[] }) {
  const { t } = useTranslation('accounts')
  const { date, money, number } = useFormat()
  const maxSum = Math.max(1, ...weeks.map(({ dated, hoped }) => dated + hoped))
  const formatMillions = (sum: number) => number(sum / tiynPerMillionTenge, millionsFormat)
  const toPercent = (sum: number) => `${(sum / maxSum) * 100}%`
  return (
    <>
      <ul className={styles.weeks}>
        {weeks.map(({ until, dated, hoped }) => (
          <li key={until} className={styles.week}>
            <VisuallyHidden>
              {t('today.forecast.week', { date: date(until), dated: money(dated), hoped: money(hoped) })}
            </VisuallyHidden>
            <span className={styles.bars} aria-hidden>
              <span className={styles.value}>{dated + hoped > 0 ? formatMillions(dated + hoped) : '0'}</span>
              <span className={styles.hoped} style={{ blockSize: toPercent(hoped) }} />
              <span className={styles.dated} style={{ blockSize: toPercent(dated) }} />
            </span>
            <span className={styles.until} aria-hidden>
              {t('today.forecast.until', { date: date(until) })}
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <dt className={styles.key}>
          <span className={`${styles.swatch} ${styles.dated}`} />
          {t('today.forecast.dated')}
        </dt>
        <dd className={styles.sumOf}>{formatMillions(sumWeeks(weeks, 'dated'))}</dd>
        <dt className={styles.key}>
          <span className={`${styles.swatch} ${styles.hoped}`} />
          {t('today.forecast.hoped')}
        </dt>
        <dd className={styles.sumOf}>{formatMillions(sumWeeks(weeks, 'hoped'))}</dd>
      </dl>
    </>
  )
}
