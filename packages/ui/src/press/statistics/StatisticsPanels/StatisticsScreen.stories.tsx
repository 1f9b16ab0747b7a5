import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import * as fixtures from './fixtures.ts'
import {
  BooksByStagePanel,
  CalculatorPanel,
  FlowPanel,
  LoadPanel,
  MoneyPanel,
  PromisesPanel,
  PublishedPanel,
  StageTimePanel,
  StatisticsControls,
  StatisticsFigures,
  StatisticsGrid,
  type StatisticsPeriod,
} from './index.ts'

const choices: Record<StatisticsPeriod, readonly string[]> = {
  year: ['2026-01-01', '2025-01-01', '2024-01-01'],
  quarter: ['2026-10-01', '2026-07-01', '2026-04-01', '2026-01-01'],
  month: ['2026-11-01', '2026-10-01', '2026-09-01'],
}
const onExport = fn()

function Statistics() {
  const [selection, setSelection] = useState<{ period: StatisticsPeriod; from: string }>({
    period: 'year',
    from: '2026-01-01',
  })
  return (
    <ScreenFixture under="statistics">
      <Page
        header={
          <PageHeader
            title="Статистика"
            count="издательство целиком"
            filters={
              <StatisticsControls
                value={selection}
                options={choices[selection.period]}
                onValueChange={({ period, from = choices[period][0] ?? '' }) => setSelection({ period, from })}
                onExport={onExport}
              />
            }
          />
        }
      >
        <StatisticsGrid
          figures={<StatisticsFigures summary={fixtures.summary} hrefs={{ published: '#books', onTime: '#late' }} />}
        >
          <PublishedPanel rows={fixtures.publishedRows} onExport={onExport} />
          <BooksByStagePanel rows={fixtures.stageCounts} onExport={onExport} />
          <StageTimePanel rows={fixtures.stageTimes} onExport={onExport} />
          <MoneyPanel rows={fixtures.moneyRows} debtors={fixtures.debtors} onExport={onExport} />
          <FlowPanel rows={fixtures.flowRows} onExport={onExport} />
          <PromisesPanel rows={fixtures.promises} undated={2} onExport={onExport} />
          <CalculatorPanel rows={fixtures.calculationRows} onExport={onExport} />
          <LoadPanel rows={fixtures.loadRows} onExport={onExport} />
        </StatisticsGrid>
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Statistics',
  component: Statistics,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Statistics>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Статистика')
    await expect(canvas.getAllByRole('figure')).toHaveLength(8)
  },
}
export const SemiLight: Story = { globals: { theme: 'semi-light' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const SemiDark: Story = { globals: { theme: 'semi-dark' } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const NarrowKazakh: Story = {
  ...Phone,
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
}
