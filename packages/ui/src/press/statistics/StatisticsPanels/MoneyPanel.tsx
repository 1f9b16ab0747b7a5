import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { LineChart } from '../../../patterns/charts/index.ts'
import type { Debtor, MoneyRow } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'
import * as styles from './StatisticsPanels.css.ts'

export interface MoneyPanelProps extends StatisticsPanelProps {
  /** One a month, in order, from the period's beginning to now. */
  rows: readonly MoneyRow[]
  /** Who owes most, the greatest first. */
  debtors?: readonly Debtor[]
}

const runningTotal = (sums: readonly number[]): number[] => {
  let total = 0
  return sums.map((sum) => (total += sum))
}

/** What was billed and what came in since the period began; what lies between is owed. */
export function MoneyPanel({ rows, debtors, ...props }: MoneyPanelProps) {
  const { t } = useTranslation('statistics')
  const { money } = useFormat()
  const panel = usePanel(props)
  const billed = runningTotal(rows.map((row) => row.billed))
  const paid = runningTotal(rows.map((row) => row.paid))
  const [billedNow, paidNow] = [billed.at(-1) ?? 0, paid.at(-1) ?? 0]
  return (
    <Panel>
      <LineChart
        {...panel}
        title={t('money.title')}
        note={t('money.note')}
        summary={t('money.summary', {
          billed: money(billedNow),
          paid: money(paidNow),
          owed: money(billedNow - paidNow),
        })}
        categoryLabel={t('money.month')}
        categories={rows.map(({ month }) => month)}
        categoryFormat="month"
        valueFormat="money"
        labels="direct"
        series={[
          { key: 'paid', label: t('money.paid'), tone: 'accent', values: paid },
          { key: 'billed', label: t('money.billed'), tone: 'ink', values: billed },
        ]}
        gap={{ label: t('money.owed'), upper: 'billed', lower: 'paid' }}
      />
      {debtors && !panel.loading && !panel.error && (
        <div className={styles.debtors}>
          <h3 className={styles.debtorsTitle}>{debtors.length > 0 ? t('money.debtors') : t('money.noDebtors')}</h3>
          <ul>
            {debtors.map(({ id, name, owed }) => (
              <li key={id} className={styles.debtor}>
                <span>{name}</span>
                <span className={styles.debt}>{money(owed)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}
