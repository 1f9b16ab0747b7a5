import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Panel } from '../../../foundations/layout/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { months, monthsSoFar, publishedSeries, lastYearReference, workSeries } from '../fixtures.ts'
import { BarChart, type BarChartProps } from './BarChart.tsx'
import { guide } from './BarChart.guide.ts'

const meta = {
  title: 'Patterns/Charts/BarChart',
  component: BarChart,
  parameters: { guide },
  args: {
    title: 'Вышедшие книги по месяцам',
    summary: 'С января по ноябрь 2026 вышло 224 книги; больше всего в июне, 31.',
    categoryLabel: 'Месяц',
    categories: months,
    categoryFormat: 'month',
    series: [publishedSeries],
    reference: lastYearReference,
    unfinished: '2026-11-01',
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

const stackedProps: BarChartProps = {
  title: 'Работы по видам',
  summary: 'В ноябре принято 51 работа, из них 22 редактуры.',
  categoryLabel: 'Месяц',
  categories: monthsSoFar,
  categoryFormat: 'month',
  series: workSeries,
  layout: 'stacked',
}

export const AgainstLastYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Вышедшие книги по месяцам' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
    const cursor = canvas.getByRole('slider', { name: 'Вышедшие книги по месяцам' })
    await expect(cursor).toHaveAccessibleDescription(/вышло 224 книги/)
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '2026' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Показать таблицей' })).toHaveFocus()
    await userEvent.tab()
    const cursor = canvas.getByRole('slider')
    await expect(cursor).toHaveFocus()
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^январь 2026.*: 2026 — 14, 2025 — 11$/),
    )
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/^март 2026.*: 2026 — 22, 2025 — 20$/))
    await userEvent.keyboard('{End}')
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^декабрь 2026.*: 2026 — —, 2025 — 22$/),
    )
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText(/ноябрь 2026.*, ещё идёт/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText(/ещё идёт/)).toBeNull()
    await userEvent.keyboard('{Home}')
    await expect(cursor).toHaveAttribute('aria-valuenow', '1')
  },
}
export const AsTable: Story = {
  args: { onExport: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }))
    const table = within(canvas.getByRole('table', { name: 'Вышедшие книги по месяцам' }))
    const june = within(table.getByRole('row', { name: /^июнь 2026/ }))
    await expect(june.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['31', '24'])
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать CSV' }))
    await expect(args.onExport).toHaveBeenCalledWith(
      expect.arrayContaining([
        ['Месяц', '2026', '2025'],
        ['2026-12-01', null, 22],
      ]),
    )
  },
}
export const Stacked: Story = { args: { ...stackedProps, reference: undefined, unfinished: undefined } }
export const SeriesHidden: Story = {
  ...Stacked,
  play: async ({ canvas }) => {
    const names = ['Редактура', 'Вёрстка', 'Обложка']
    for (const name of names) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByRole('button', { name: 'Обложка' })).toHaveAttribute('aria-pressed', 'false')
    const lastButton = canvas.getByRole('button', { name: 'Перевод' })
    await userEvent.click(lastButton)
    await expect(lastButton).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/: Перевод — 3$/))
    await userEvent.click(canvas.getByRole('button', { name: 'Редактура' }))
  },
}
export const Grouped: Story = {
  args: {
    ...stackedProps,
    layout: 'grouped',
    series: workSeries.slice(0, 3),
    reference: undefined,
    unfinished: undefined,
  },
}
export const BelowZero: Story = {
  args: {
    title: 'Прибыль по месяцам',
    summary: 'В июле и августе расходы были выше доходов.',
    valueFormat: 'money',
    series: [
      {
        key: 'profit',
        label: 'Прибыль',
        values: [1.2, 0.8, 1.6, 1.1, 2.4, 3.1, -0.9, -1.4, 1.8, 2.2, 1.5].map((sum) => sum * 100_000_000),
      },
    ],
    categories: monthsSoFar,
    reference: undefined,
  },
}
export const NamedCategories: Story = {
  args: {
    title: 'Заявки по факультетам',
    summary: 'Больше всего заявок от филологов, 34.',
    categoryLabel: 'Факультет',
    categories: ['Филология', 'История и археология', 'Механико-математический', 'Физика', 'Право', 'Экономика'],
    categoryFormat: 'text',
    series: [{ key: 'applications', label: 'Заявки', values: [34, 21, 18, 12, 16, 27] }],
    reference: undefined,
    unfinished: undefined,
  },
}
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Загружаем: Вышедшие книги по месяцам')).toBeInTheDocument()
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}
export const Empty: Story = {
  args: { series: [{ ...publishedSeries, values: months.map(() => null) }], reference: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Чисел пока нет')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Failed: Story = {
  args: { error: <ErrorState onRetry={fn()}>Статистика не ответила вовремя.</ErrorState> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Статистика не ответила вовремя.')
  },
}
export const Narrow: Story = { ...Stacked, globals: { viewport: { value: 'narrow', isRotated: false } } }
export const KazakhOnAPhone: Story = {
  args: {
    title: 'Айлар бойынша басылып шыққан оқу құралдары мен монографиялар',
    categoryLabel: 'Ай',
    series: [{ ...publishedSeries, label: 'Ағымдағы жыл' }],
    reference: { ...lastYearReference, label: 'Өткен жылдың сол айы' },
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const OnInk: Story = { ...Stacked, globals: { theme: 'dark' } }
