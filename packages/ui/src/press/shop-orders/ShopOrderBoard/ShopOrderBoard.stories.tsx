import { fromTenge, type ShopOrderStatus } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import {
  getBoard,
  getDragPreview,
  pickUpCard,
  releaseCard,
  moveTo,
  readLiveRegions,
} from '../../../patterns/KanbanBoard/board-story.ts'
import { ShopOrderBoard, type ShopOrderBoardProps } from './ShopOrderBoard.tsx'
import { ShopOrderDialog, type ShopOrderDialogProps } from './ShopOrderDialog.tsx'
import type { ShopOrder } from './ShopOrderTile.tsx'

const createOrder = (
  id: number,
  status: ShopOrderStatus,
  customer_name: string,
  books: readonly [name: string, quantity: number][],
  sum: number,
): ShopOrder => ({
  id,
  version: 1,
  status,
  status_since: '2026-11-18T05:20:00Z',
  number: null,
  customer_name,
  contact: null,
  items: books.map(([name, quantity]) => ({
    name,
    quantity,
    language: /[әғқңөұүһі]/i.test(name) ? 'kz' : 'ru',
    price: 0,
  })),
  sum: fromTenge(sum),
  created_at: '2026-11-18T05:20:00Z',
})
const orders: ShopOrder[] = [
  createOrder(3141, 'new', 'Дарын Оспанов', [['Петроглифы Тамгалы', 1]], 8_400),
  createOrder(
    3140,
    'new',
    'Книжный дом «Тұмар»',
    [
      ['Абай және әлем әдебиеті', 20],
      ['Өсімдіктер физиологиясы', 10],
      ['Деловой казахский язык', 15],
    ],
    214_500,
  ),
  createOrder(3137, 'in_progress', 'Лицей № 165', [['Линейная алгебра в задачах', 60]], 288_000),
  createOrder(3135, 'typo_finish', 'Айжан Дәулет', [['Медиақұқық негіздері', 4]], 22_800),
  createOrder(
    3132,
    'wap',
    'Библиотека Тараза',
    [
      ['Атлас птиц Семиречья', 12],
      ['Геоботаника сухих степей', 12],
    ],
    196_000,
  ),
  createOrder(3128, 'stock', 'Ерлан Досов', [['Академиялық жазылым', 2]], 9_800),
  createOrder(3119, 'done', 'Школа № 12, Актау', [['Қазақ тілінің тарихи грамматикасы', 35]], 164_500),
]

interface StoryProps extends Pick<ShopOrderBoardProps, 'role' | 'state' | 'onRetry' | 'todayCounts'> {
  orders: readonly ShopOrder[]
  onMoved?: (id: number, status: ShopOrderStatus) => void
  /** The copies in stock for the order in the dialog. */
  stock?: ShopOrderDialogProps['stock']
}
const getOrderHref = ({ id }: ShopOrder) => `#/orders/${id}`

function ShopOrderStory({ orders: initialOrders, role, onMoved, stock, ...board }: StoryProps) {
  const [currentOrders, setCurrentOrders] = useState(initialOrders)
  const [openOrder, setOpenOrder] = useState<ShopOrder>()
  const saveStatus = async (id: number, status: ShopOrderStatus) => {
    setCurrentOrders((previousOrders) =>
      previousOrders.map((order) => (order.id === id ? { ...order, status } : order)),
    )
    await new Promise((resolve) => setTimeout(resolve, 30))
    onMoved?.(id, status)
  }
  return (
    <Announcer>
      <ToastProvider>
        <ShopOrderBoard
          {...board}
          role={role}
          orders={currentOrders}
          hrefOf={getOrderHref}
          onOpen={setOpenOrder}
          onMove={({ order: { id }, status }) => saveStatus(id, status)}
        />
        {openOrder && (
          <ShopOrderDialog
            order={openOrder}
            role={role}
            stock={stock}
            onStatus={(status) => saveStatus(openOrder.id, status)}
            onClose={() => setOpenOrder(undefined)}
          />
        )}
      </ToastProvider>
    </Announcer>
  )
}

const meta = {
  title: 'Press/ShopOrderBoard',
  component: ShopOrderStory,
  args: { role: 'stock', orders, onMoved: fn() },
  parameters: { documents: ShopOrderBoard, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvh', display: 'flex', flexDirection: 'column' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ShopOrderStory>
export default meta
type Story = StoryObj<typeof meta>

const mediaCardTitle = 'Медиақұқық негіздері, Заказ №\u00a03135'

/** The board of a past day: each card shows the order's status of today, and no card can be moved. */
export const OfAPastDay: Story = {
  args: {
    todayCounts: new Map([['new', 1]]),
    orders: orders.map((order) => ({ ...order, now: { status: 'done', since: '2026-11-20' } })),
  },
  play: async ({ canvas, canvasElement }) => {
    const board = getBoard(canvasElement)
    await waitFor(() => expect(board.listTitles('new')).toHaveLength(2))
    await expect(canvas.getAllByText('сейчас').length).toBeGreaterThan(1)
    board.findCardLink(mediaCardTitle).focus()
    await userEvent.keyboard(' ')
    await expect(await screen.findAllByText(/Только просмотр/)).not.toHaveLength(0)
    await userEvent.keyboard('{Escape}')
  },
}

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Новые, 2 карты' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Печать: тираж, 2 карты' })).toBeVisible()
  },
}
export const RestOnInk: Story = { globals: { theme: 'dark' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const AtNarrowWidthInKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
}
export const DroppedByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(mediaCardTitle))
    await moveTo(board.findColumn('wap'))
    await releaseCard()
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith(3135, 'wap'))
    await expect(board.listTitles('wap')).toContain(mediaCardTitle)
  },
}
export const RefusedDropSaysWhy: Story = {
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink('Линейная алгебра в задачах, Заказ №\u00a03137'))
    await moveTo(board.findColumn('wap'))
    await releaseCard()
    await expect(
      await screen.findAllByText(
        'Перемещение недоступно: перетаскивать можно только между определёнными колонками. Сначала отметьте заказ напечатанным: откройте его',
      ),
    ).not.toHaveLength(0)
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const SameColumnIsNoCall: Story = {
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(mediaCardTitle))
    await moveTo(board.findColumn('typography'))
    await releaseCard()
    await waitFor(() => expect(getDragPreview()).toBeNull())
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const MovedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    board.findCardLink(mediaCardTitle).focus()
    await userEvent.keyboard(' {ArrowRight} ')
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith(3135, 'wap'))
    await expect(board.getFocusedLabel()).toBe(mediaCardTitle)
  },
}
/** A drop cannot mark an order as printed, because "printing" and "printed" share a column. The dialog of the order does this. */
export const MarkedPrintedInItsDialog: Story = {
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await userEvent.click(board.findCardLink('Линейная алгебра в задачах, Заказ №\u00a03137'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Заказ №\u00a03137' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отметить напечатанным' }))
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith(3137, 'typo_finish'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** The order shows the contact data that the shop sent. The person who ships the books needs the data. */
export const ReachedBy: Story = {
  args: {
    orders: orders.map((order) => ({
      ...order,
      number: `A-${order.id}`,
      contact: { email: 'erlan@example.kz', phone: '+77011234567', address: 'Тараз, ул. Толе би, 5' },
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(getBoard(canvasElement).findCardLink('Академиялық жазылым, Заказ №\u00a03128'))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('A-3128')).toBeVisible()
    await expect(await dialog.findByText('+7 701 123 4567')).toBeVisible()
    await expect(dialog.getByText('Тараз, ул. Толе би, 5')).toBeVisible()
  },
}
/** An order without enough books in stock cannot be sent. */
export const NotEnoughInStock: Story = {
  args: { stock: [{ item: 0, left: 0 }] },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await userEvent.click(board.findCardLink('Академиялық жазылым, Заказ №\u00a03128'))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('на складе 0')).toBeVisible()
    const sendButton = dialog.getByRole('button', { name: 'Отметить отправленным' })
    await expect(sendButton).toHaveAccessibleDescription('На складе не хватает книг')
    await userEvent.click(sendButton)
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const WhoMovesNoOrders: Story = {
  args: { role: 'director' },
  play: async ({ canvasElement }) => {
    getBoard(canvasElement).findCardLink(mediaCardTitle).focus()
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(readLiveRegions()).toContain(
        'Перемещение недоступно: перетаскивать можно только между определёнными колонками. Вы не меняете статусы заказов',
      ),
    )
  },
}
export const Loading: Story = { args: { orders: [], state: 'loading' } }
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } }
export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible()
    await expect(canvas.getByText(/Это делает руководитель/)).toBeVisible()
  },
}
