import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../primitives/Announcer/index.ts'
import { overfullPlan, plan, today } from './fixtures.ts'
import { PrintPlan } from './PrintPlan.tsx'

const paperActs = { onOrder: fn(), onCount: fn(), onReceive: fn(), onCancel: fn() }
const meta = {
  title: 'Press/PrintPlan',
  component: PrintPlan,
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
  parameters: { today },
  args: {
    plan,
    hrefOf: (id) => `#/techcards/${id}`,
    onStart: fn(),
    onReady: fn(),
    onCount: fn(),
    onArrange: fn(),
    paperActs,
  },
} satisfies Meta<typeof PrintPlan>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'Печатать' })).getAllByRole('listitem')
    await expect(rows).toHaveLength(6)
    await expect(rows[2]).toHaveTextContent('Ждём подписи автора')
    await expect(rows[3]).toHaveTextContent('нет 13 774 листов')
    await expect(rows[4]).toHaveTextContent('Нет бумагипосле заказа выше')
    await expect(canvas.getByRole('link', { name: 'Заполнить форму: Сборник задач по геометрии' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Заказать бумагу: Теория перевода: хрестоматия' }))
    await expect(paperActs.onOrder).toHaveBeenCalledWith(expect.objectContaining({ paper: 'offset80', packs: 54 }))
    await expect(canvas.getByRole('progressbar', { name: 'Отпечатано' })).toHaveAttribute('aria-valuenow', '75')
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить отпечатанное: Атлас птиц Семиречья' }))
    await expect(args.onCount).toHaveBeenCalledWith(expect.objectContaining({ printed: 1_120 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Тираж готов: Атлас птиц Семиречья' }))
    await expect(args.onReady).toHaveBeenCalledWith(expect.objectContaining({ id: 1168 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Начать печать: Абай және әлем әдебиеті' }))
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ id: 1131 }))
  },
}
export const BeingStarted: Story = { args: { busy: 1131 } }
export const NothingToPrint: Story = {
  args: {
    plan: {
      runs: [],
      paper: [],
      paper_orders: [],
      finishing: [],
      finishing_total: 0,
      day: { date: '2026-11-23', version: 0, arranged: null, arranged_by: null, arranged_at: null, runs: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Печатать нечего' })).toBeVisible()
  },
}
/** A filter without results shows a button that shows all orders again. */
export const NoneOfTheseOrders: Story = {
  args: { ...NothingToPrint.args, onAllOrders: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(args.onAllOrders).toHaveBeenCalled()
  },
}
/** Using only the keyboard, the user moves one run down, removes another and adds a third. */
export const Arranging: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }))
    const orderList = within(canvas.getByRole('list', { name: 'Что печатаем сегодня, по порядку' }))
    await expect(orderList.getAllByRole('listitem')).toHaveLength(3)
    const dragHandle = orderList.getByRole('button', { name: 'Переставить: Атлас птиц Семиречья' })
    dragHandle.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onArrange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onArrange).toHaveBeenLastCalledWith([1143, 1168, 1131])
    await waitFor(() => expect(dragHandle).toHaveFocus())
    await userEvent.click(orderList.getByRole('button', { name: 'Убрать из плана: Абай және әлем әдебиеті' }))
    await expect(args.onArrange).toHaveBeenLastCalledWith([1168, 1143])
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить тираж' }))
    const menu = within(await within(document.body).findByRole('menu', { name: 'Добавить тираж' }))
    await userEvent.click(menu.getByRole('menuitem', { name: 'Тюркские рунические тексты' }))
    await expect(args.onArrange).toHaveBeenLastCalledWith([1168, 1143, 1131, 1171])
  },
}
/** If the runs take more than eight hours, the sum is red, and the runs that do not fit are listed. */
export const Overfull: Story = {
  args: { plan: overfullPlan },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('13 ч из 8')).toBeVisible()
    const overflowRows = within(canvas.getByRole('list', { name: 'не помещается' })).getAllByRole('listitem')
    await expect(overflowRows[0]).toHaveTextContent('Атлас птиц Семиречья не помещается · 4 ч')
    await expect(overflowRows[1]).toHaveTextContent('Ежелгі түркі жазба ескерткіштері не помещается · 1 ч')
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }))
    await userEvent.click(canvas.getByRole('button', { name: 'По обещанным датам' }))
    await expect(args.onArrange).toHaveBeenLastCalledWith(null)
  },
}
export const Loading: Story = { args: { plan: undefined } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
