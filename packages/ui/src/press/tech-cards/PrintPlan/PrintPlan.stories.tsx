import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { plan, today } from './fixturePlan.ts'
import { guide } from './PrintPlan.guide.ts'
import { PrintPlan } from './PrintPlan.tsx'

const meta = {
  title: 'Press/PrintPlan',
  component: PrintPlan,
  parameters: { guide },
  args: { plan, today, hrefOf: (id) => `#/techcards/${id}`, onStart: fn() },
} satisfies Meta<typeof PrintPlan>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'Печатать' })).getAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    await expect(rows[2]).toHaveTextContent('Ждём подписи автора')
    await expect(rows[3]).toHaveTextContent('Ждём главного редактора')
    await expect(canvas.getByRole('link', { name: 'Заполнить форму: Геоботаника сухих степей' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Начать печать: Абай және әлем әдебиеті' }))
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ id: 1131 }))
  },
}
export const BeingStarted: Story = { args: { busy: 1131 } }
export const NothingToPrint: Story = {
  args: { plan: { runs: [], paper: [], finishing: [], finishing_total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Печатать нечего' })).toBeVisible()
  },
}
export const Loading: Story = { args: { plan: undefined } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
