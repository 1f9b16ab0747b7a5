import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { balances, order, today } from '../fixtures/paper.ts'
import { PaperBalances } from './PaperBalances.tsx'

const actions = { onOrder: fn(), onCount: fn(), onReceive: fn(), onCancel: fn() }
const meta = {
  title: 'Press/PaperBalances',
  component: PaperBalances,
  parameters: { today },
  args: { balances, orders: [], actions: actions },
} satisfies Meta<typeof PaperBalances>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /нужно 166.629.*не хватает 26.629/u })).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/54 пачки придут к 3 декабря, если заказать до 26 ноября/u)
    await userEvent.click(canvas.getByRole('button', { name: /^Заказать бумагу: Офсетная/u }))
    await expect(actions.onOrder).toHaveBeenCalledWith(balances[0])
    await userEvent.click(canvas.getByRole('button', { name: /^Действия: Мелованная/u }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Пересчитать' }))
    await expect(actions.onCount).toHaveBeenCalledWith(balances[1])
  },
}
export const OnItsWay: Story = {
  args: {
    balances: balances.map((balance) =>
      balance.paper === 'offset80'
        ? { ...balance, ordered: 27_000, from_coming: balance.missing, missing: 0, packs: 0 }
        : balance,
    ),
    orders: [order],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Пришла: Офсетная/u }))
    await expect(actions.onReceive).toHaveBeenCalledWith(order)
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить заказ: Офсетная/u }))
    await expect(actions.onCancel).toHaveBeenCalledWith(order)
  },
}
export const TooLate: Story = {
  parameters: { today: '2026-11-30' },
  args: { orders: [{ ...order, expected_on: '2026-11-27' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/к сроку не успеть/u)
  },
}
export const ToLookAt: Story = {
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
