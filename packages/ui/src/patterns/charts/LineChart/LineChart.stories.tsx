import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Panel } from '../../../foundations/layout/index.ts'
import { paymentSeries, monthsSoFar, workSeries } from '../fixtures.ts'
import { LineChart } from './LineChart.tsx'
import { guide } from './LineChart.guide.ts'

const meta = {
  title: 'Patterns/Charts/LineChart',
  component: LineChart,
  parameters: { guide },
  args: {
    title: 'Счета и оплаты',
    note: 'нарастающим итогом',
    summary: 'С января выставлено 21,7 млн ₸, оплачено 17,4 млн ₸, долг 4,3 млн ₸.',
    categoryLabel: 'Месяц',
    categories: monthsSoFar,
    categoryFormat: 'month',
    valueFormat: 'money',
    series: paymentSeries,
    labels: 'direct',
    gap: { label: 'долг', upper: 'billed', lower: 'paid' },
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

const severalSeries = {
  title: 'Работы по видам',
  note: undefined,
  series: workSeries,
  valueFormat: 'number',
  gap: undefined,
} as const

export const DirectLabels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Ряды графика' })).toBeNull()
    await expect(canvas.getByText('долг 4,3')).toBeVisible()
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    const cursor = canvas.getByRole('slider')
    await expect(cursor).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(cursor.ariaValueText).toMatch(
      /октябрь 2026.*оплачено — 14.900.000.₸, выставлено — 18.100.000.₸, долг — 3.200.000.₸/,
    )
  },
}
export const InAnAside: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
}
export const WithLegend: Story = {
  args: { ...severalSeries, labels: 'legend' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вёрстка' }))
    await expect(canvas.getByRole('slider').ariaValueText).not.toMatch('Вёрстка')
  },
}
export const SeveralNamedDirectly: Story = { args: severalSeries }
export const DaysApart: Story = {
  args: {
    title: 'Цена листа офсетной бумаги',
    note: undefined,
    summary: 'С сентября лист подорожал с 11 до 12,4 ₸.',
    categoryLabel: 'День',
    categories: ['2026-09-01', '2026-09-04', '2026-09-18', '2026-10-30', '2026-11-02', '2026-11-20'],
    categoryFormat: 'day',
    series: [{ key: 'price', label: 'Лист', values: [1100, 1120, 1150, 1190, null, 1240] }],
    labels: 'legend',
    gap: undefined,
    fromZero: false,
  },
}
export const Loading: Story = { args: { loading: true } }
export const Empty: Story = { args: { categories: [], series: [] } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }
export const KazakhOnAPhone: Story = {
  args: {
    title: 'Шоттар мен төлемдер',
    note: 'жыл басынан өспелі қорытындымен',
    series: paymentSeries.map((item) => ({
      ...item,
      label: item.key === 'paid' ? 'төленгені' : 'шот бойынша берілгені',
    })),
    gap: { label: 'берешек', upper: 'billed', lower: 'paid' },
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
