import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NoShopOrders } from './NoShopOrders.tsx'

const meta = {
  title: 'Press/NoShopOrders',
  component: NoShopOrders,
  args: { onConnect: fn(), onImport: fn() },
} satisfies Meta<typeof NoShopOrders>
export default meta
type Story = StoryObj<typeof meta>

export const BothWays: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подключить магазин' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить из таблицы' }))
    await expect(args.onImport).toHaveBeenCalledOnce()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
export const OnlyTheTable: Story = {
  args: { onConnect: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const WhoMayNeither: Story = {
  args: { onConnect: undefined, onImport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Это делает руководитель/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
