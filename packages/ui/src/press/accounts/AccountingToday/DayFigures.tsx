import { forecastIncome } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { Stat, StatGroup } from '../../../primitives/Stat/index.ts'
import * as styles from './AccountingToday.css.ts'
import { millionsFormat, tiynPerMillionTenge, sumWeeks } from './ForecastPanel.tsx'
import type { LoadedDayPart } from './day.ts'

/** Shown for an unknown amount. */
const unknownFigure = { value: '–' }

const emptyIncomeSources = { bills: [], late: 0, unbilled: 0 }

/** The day in four amounts. Each amount appears as soon as its part has loaded. */
export function DayFigures({ day: { bill, late, income }, today }: { day: LoadedDayPart; today: string }) {
  const { t } = useTranslation('accounts')
  const { date, money, number } = useFormat()
  // On a phone the figures are a horizontally scrolling strip, which must be reachable by keyboard.
  const isPhone = useMedia('belowTablet')
  const formatInMillions = (sum: number) =>
    sum < tiynPerMillionTenge
      ? { value: money(sum) }
      : { value: number(sum / tiynPerMillionTenge, millionsFormat), unit: t('today.figures.millions') }
  const expectedSum = income && sumWeeks(income.forecast, 'dated') + sumWeeks(income.forecast, 'hoped')
  return (
    <div
      className={styles.figures}
      role="group"
      aria-label={t('today.figures.label')}
      {...(isPhone && { tabIndex: 0 })}
    >
      <StatGroup>
        <Stat label={t('today.figures.bill')} {...(bill ? { value: money(bill.sum) } : unknownFigure)} />
        <Stat
          label={t('today.figures.late')}
          {...(late ? { value: money(late.sum) } : unknownFigure)}
          {...(late && late.sum > 0 && { tone: 'danger' })}
        />
        <Stat
          label={t('today.figures.expected', {
            date: date(
              (income?.forecast ?? forecastIncome(today, emptyIncomeSources)).at(-1)?.until ?? today,
              'dayMonth',
            ),
          })}
          {...(expectedSum === undefined ? unknownFigure : formatInMillions(expectedSum))}
        />
        <Stat label={t('today.figures.received')} {...(income ? formatInMillions(income.received) : unknownFigure)} />
      </StatGroup>
    </div>
  )
}
