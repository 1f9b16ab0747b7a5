import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { LineChart } from '../../../patterns/charts/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import type { Debtor, MoneyRow } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'
import * as styles from './StatisticsPanels.css.ts'

export interface MoneyPanelProps extends StatisticsPanelProps {
  /** One row per month, in order, from the start of the period to now. */
  rows: readonly MoneyRow[]
  /** The debtors, the largest first. */
  debtors?: readonly Debtor[]
  /** The sum of overdue invoices. */
  overdue?: number | null
  /** Returns the link to the invoices of a debtor. */
  debtHref?: (name: string) => string
}

const getRunningTotals = (sums: readonly number[]): number[] => {
  let total = 0
  return sums.map((sum) => (total += sum))
}

/** The sums invoiced and paid since the start of the period; the difference is owed. */
export function MoneyPanel({ rows, debtors, overdue = null, debtHref, ...props }: MoneyPanelProps) {
  const { t } = useTranslation('statistics')
  const { money } = useFormat()
  const panel = usePanel(props, { title: t('money.title'), help: t('help.money') })
  const paidTotals = getRunningTotals(rows.map((row) => row.paid))
  // The sum due: invoices of the period, and invoices that were unpaid at the start of the period.
  const dueSums = rows.map(({ owed }, index) => (paidTotals[index] ?? 0) + owed)
  return (
    <Panel>
      <LineChart
        {...panel}
        note={t('money.note')}
        summary={t('money.summary', {
          billed: money(getRunningTotals(rows.map((row) => row.billed)).at(-1) ?? 0),
          paid: money(paidTotals.at(-1) ?? 0),
          owed: money(rows.at(-1)?.owed ?? 0),
        })}
        categoryLabel={t('money.month')}
        categories={rows.map(({ month }) => month)}
        categoryFormat="month"
        valueFormat="money"
        labels="direct"
        series={[
          { key: 'paid', label: t('money.paid'), tone: 'accent', values: paidTotals },
          { key: 'billed', label: t('money.billed'), tone: 'ink', values: dueSums },
        ]}
        gap={{ label: t('money.owed'), upper: 'billed', lower: 'paid' }}
      />
      {debtors && !panel.loading && !panel.error && (
        <div className={styles.debtors}>
          <h3 className={styles.debtorsTitle}>{debtors.length > 0 ? t('money.debtors') : t('money.noDebtors')}</h3>
          {overdue ? <p className={styles.overdue}>{t('money.overdue', { sum: money(overdue) })}</p> : null}
          <ul>
            {debtors.map(({ name, owed }) => (
              <li key={name} className={styles.debtor}>
                {debtHref ? (
                  <Link variant="standalone" tone="inherit" href={debtHref(name)}>
                    {name}
                  </Link>
                ) : (
                  <span>{name}</span>
                )}
                <span className={styles.debt}>{money(owed)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}
