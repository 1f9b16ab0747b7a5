import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Panel } from '../../../foundations/layout/index.ts'
import { RangeChart } from './RangeChart.tsx'
import { guide } from './RangeChart.guide.ts'

const meta = {
  title: 'Patterns/Charts/RangeChart',
  component: RangeChart,
  parameters: { guide },
  args: {
    title: 'Сколько дней книга проводит на этапе',
    summary: 'Дольше всего книга стоит в редакции: обычно 38 дней, в одном случае из десяти дольше 61.',
    rowLabel: 'Этап',
    markLabels: { middle: 'медиана', end: 'до 90 %', norm: 'норма' },
    unit: 'дн.',
    rows: [
      { key: 'editor', label: 'Главный редактор', tone: 'editor', middle: 3, end: 7, norm: 5 },
      { key: 'project', label: 'Менеджер проекта', tone: 'project', middle: 4, end: 9, norm: 5 },
      { key: 'process', label: 'Редакция', tone: 'process', middle: 38, end: 61, norm: 40 },
      { key: 'signal', label: 'Типография: сигнал', tone: 'signal', middle: 8, end: 13, norm: 10 },
      { key: 'author', label: 'У автора', tone: 'author', middle: 6, end: 19, norm: 7 },
      { key: 'typography', label: 'Типография: тираж', tone: 'typography', middle: 12, end: 18, norm: 14 },
      { key: 'wap', label: 'Послепечатные работы', tone: 'wap', middle: 5, end: 8, norm: 6 },
      { key: 'account', label: 'Отдел продаж', tone: 'account', middle: 4, end: 10, norm: null },
    ],
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof RangeChart>
export default meta
type Story = StoryObj<typeof meta>

export const ByStage: Story = {}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider')
    cursor.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(cursor.ariaValueText).toMatch(/^Редакция: медиана — 38.дн., до 90 % — 61.дн., норма — 40.дн.$/)
    await userEvent.keyboard('{End}')
    await expect(cursor.ariaValueText).toMatch(/норма — —$/)
  },
}
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }))
    await expect(canvas.getByRole('row', { name: /Редакция/ })).toHaveTextContent(/38.дн./)
  },
}
export const Loading: Story = { args: { loading: true } }
export const Empty: Story = { args: { rows: [] } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }
export const OnInk: Story = { globals: { theme: 'dark' } }
