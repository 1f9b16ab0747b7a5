import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Panel } from '../../../foundations/layout/index.ts'
import { monthsSoFar, workSeries } from '../fixtures.ts'
import { AreaChart } from './AreaChart.tsx'
import { guide } from './AreaChart.guide.ts'

const meta = {
  title: 'Patterns/Charts/AreaChart',
  component: AreaChart,
  parameters: { guide },
  args: {
    title: 'Работы по видам',
    summary: 'С января по июнь работ стало вдвое больше; летом их принимали реже.',
    categoryLabel: 'Месяц',
    categories: monthsSoFar,
    categoryFormat: 'month',
    series: workSeries,
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof AreaChart>
export default meta
type Story = StoryObj<typeof meta>

export const WithLegend: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Перевод' }))
    await expect(canvas.getByRole('slider').ariaValueText).toMatch(
      /Обложка — 6, Вёрстка — 12, Редактура — 18, Всего — 36/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Перевод' }))
  },
}
export const DirectLabels: Story = { args: { labels: 'direct' } }
export const OneSeries: Story = { args: { title: 'Редактура', series: workSeries.slice(0, 1) } }
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '3')
    await waitFor(() => expect(canvas.getByText('Всего')).toBeVisible())
  },
}
export const Loading: Story = { args: { loading: true } }
export const Empty: Story = { args: { categories: [], series: [] } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }
export const OnInk: Story = { globals: { theme: 'dark' } }
