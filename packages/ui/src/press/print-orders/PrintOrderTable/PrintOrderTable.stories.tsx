import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { printOrders } from '../fixtures.ts'
import { PrintOrderTable } from './PrintOrderTable.tsx'

const meta = {
  title: 'Press/PrintOrderTable',
  component: PrintOrderTable,
  args: { rows: printOrders, hrefOf: ({ id }: { id: number }) => `#/techcards/${id}`, onCost: fn() },
} satisfies Meta<typeof PrintOrderTable>
export default meta
type Story = StoryObj<typeof meta>

export const OfAYear: Story = {}
export const BillNoted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Внести счёт: Алтай/ }))
    await expect(args.onCost).toHaveBeenCalledWith(printOrders[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить счёт: Социология города' }))
    await expect(args.onCost).toHaveBeenLastCalledWith(printOrders[1])
  },
}
export const None: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
