import { forecastIncome } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { Stat, StatGroup } from '../../../primitives/Stat/index.ts'
import * as styles from './AccountingToday.css.ts'
import { inMillions, million, sumOfWeeks } from './ForecastPanel.tsx'
import type { LoadedDayPart } from './rows.ts'

/** Shown for an unknown amount. */
const unknown = { value: '–' }

const nothing = { bills: [], late: 0, unbilled: 0 }

/** The day in four amounts. Each amount appears as soon as its part has loaded. */
export function DayFigures({ day: { bill, late, income }, today }: { day: LoadedDayPart; today: string }) {
  const { t } = useTranslation('accounts')
  const { date, money, number } = useFormat()
  // On a phone the figures are a horizontally scrolling strip, which must be reachable by keyboard.
  const phone = useMedia('belowTablet')
  const short = (sum: number) =>
    sum < million
      ? { value: money(sum) }
      : { value: number(sum / million, inMillions), unit: t('today.figures.millions') }
  const expected = income && sumOfWeeks(income.forecast, 'dated') + sumOfWeeks(income.forecast, 'hoped')
  return (
    <div className={styles.figures} role="group" aria-label={t('today.figures.label')} {...(phone && { tabIndex: 0 })}>
      <StatGroup>
        <Stat label={t('today.figures.bill')} {...(bill ? { value: money(bill.sum) } : unknown)} />
        <Stat
          label={t('today.figures.late')}
          {...(late ? { value: money(late.sum) } : unknown)}
          {...(late && late.sum > 0 && { tone: 'danger' })}
        />
        <Stat
          label={t('today.figures.expected', {
            date: date((income?.forecast ?? forecastIncome(today, nothing)).at(-1)?.until ?? today, 'dayMonth'),
          })}
          {...(expected === undefined ? unknown : short(expected))}
        />
        <Stat label={t('today.figures.received')} {...(income ? short(income.received) : unknown)} />
      </StatGroup>
    </div>
  )
}
