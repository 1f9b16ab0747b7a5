import type { Wallet } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Columns, Panel, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { BarChart, useChartFormat } from '../../../patterns/charts/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Stat } from '../../../primitives/Stat/index.ts'

export interface WorkWalletProps {
  wallet: Wallet
}

/** The earnings of an executor: three sums, and the paid and owed amounts by month. */
export function WorkWallet({ wallet: { checking, owed, paid, received, counts, months } }: WorkWalletProps) {
  const { t } = useTranslation('projects')
  const { money } = useFormat()
  const format = useChartFormat()
  const today = useToday()
  const formatWorkCount = (count: number) => t('wallet.works', { count })
  const bestMonth = months.toSorted((a, b) => b.paid - a.paid)[0]
  const hasEarnings = months.some((month) => month.paid + month.owed > 0)
  return (
    <Stack gap={5}>
      <Columns tablet={3}>
        <Stat label={t('wallet.owed')} value={money(owed)} note={formatWorkCount(counts.owed)} />
        <Stat label={t('wallet.checking')} value={money(checking)} note={formatWorkCount(counts.checking)} />
        <Stat label={t('wallet.paid')} value={money(paid)} note={formatWorkCount(counts.paid)} />
      </Columns>
      {received.gross > 0 && (
        <Text as="p" tone="secondary">
          {t('wallet.received', {
            gross: money(received.gross),
            withheld: money(received.withheld),
            net: money(received.net),
          })}
        </Text>
      )}
      <Panel>
        <BarChart
          title={t('wallet.chart.title')}
          level={2}
          summary={
            bestMonth && bestMonth.paid > 0
              ? t('wallet.chart.summary', {
                  sum: money(months.reduce((total, month) => total + month.paid, 0)),
                  most: money(bestMonth.paid),
                  month: format.category(`${bestMonth.month}-01`, 'month'),
                })
              : t('wallet.chart.none')
          }
          categoryLabel={t('wallet.chart.month')}
          categories={months.map(({ month }) => `${month}-01`)}
          categoryFormat="month"
          layout="stacked"
          valueFormat="money"
          series={[
            { key: 'paid', label: t('wallet.chart.paid'), values: months.map((month) => month.paid) },
            {
              key: 'owed',
              label: t('wallet.chart.owed'),
              values: months.map((month) => month.owed),
              tone: 'attention',
            },
          ]}
          unfinished={`${today.slice(0, 7)}-01`}
          loading={false}
          {...(!hasEarnings && {
            series: [],
            empty: <EmptyState title={t('wallet.chart.emptyTitle')}>{t('wallet.chart.none')}</EmptyState>,
          })}
        />
      </Panel>
    </Stack>
  )
}
