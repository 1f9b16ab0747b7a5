import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Panel } from '../../../foundations/layout/index.ts'
import { flowSeries, weeks } from '../fixtures.ts'
import { CumulativeFlowChart } from './CumulativeFlowChart.tsx'
import { guide } from './CumulativeFlowChart.guide.ts'

const meta = {
  title: 'Patterns/Charts/CumulativeFlowChart',
  component: CumulativeFlowChart,
  parameters: { guide },
  args: {
    title: 'Книги по этапам',
    summary: 'С сентября в работе от 54 до 70 книг; в октябре больше всего стояло у редакции, сейчас на складе.',
    categoryLabel: 'Неделя',
    categories: weeks,
    series: flowSeries,
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof CumulativeFlowChart>
export default meta
type Story = StoryObj<typeof meta>

export const TenStages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Доставлено')).toBeVisible()
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{End}')
    // The total counts all books except delivered ones.
    await expect(canvas.getByRole('slider').ariaValueText).toMatch(/Всего в работе — 68$/)
  },
}
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }))
    await expect(canvas.getByRole('row', { name: /^16 ноября 2026/ })).toBeVisible()
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    // There is no space next to the bands, so the names are in a legend.
    await expect(canvas.getByRole('button', { name: 'Послепечать' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
