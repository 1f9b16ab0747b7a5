import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../docs/whole-page.tsx'
import { dispatchTouch, dispatchMouse } from '../../private/drag/drag-story.ts'
import {
  getBoard,
  getDragPreview,
  pickUpCard,
  releaseCard,
  pickUpByKeyboard,
  moveTo,
  neurobiologyTitle,
  readLiveRegions,
  salesColumns,
} from './board-story.ts'
import { BoardFixture } from './BoardFixture.tsx'
import { guide } from './KanbanBoard.guide.ts'
import { KanbanBoard } from './KanbanBoard.tsx'

const meta = {
  component: BoardFixture,
  args: { onMoved: fn() },
  parameters: { documents: KanbanBoard, guide, layout: 'fullscreen' },
  decorators: [withFullHeight({ paddingBlockStart: 16 })],
  title: 'Patterns/KanbanBoard/Moving',
  tags: ['behaviour'],
} satisfies Meta<typeof BoardFixture>
export default meta
type Story = StoryObj<typeof meta>

const getToasts = () => screen.queryByRole('region', { name: 'Сообщения' })

export const LiftedByPointer: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvas, canvasElement }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(neurobiologyTitle))
    await moveTo(board.findColumn('stock'), 0.2)
    await waitFor(() => expect(canvas.getAllByText('Сюда перемещает только типография')).toHaveLength(2))
    await expect(board.findCard(neurobiologyTitle, 'account')).toHaveAttribute('data-lifted', 'away')
    await expect(canvas.getByText('Переместить на склад')).toBeVisible()
    await expect(getDragPreview()).toBeVisible()
  },
}
export const DroppedByPointer: Story = {
  args: { role: 'accounting', stages: salesColumns, delayMs: 1000 },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(neurobiologyTitle))
    await moveTo(board.findColumn('stock'))
    await releaseCard()
    await expect(board.listTitles('stock')[0]).toBe(neurobiologyTitle)
    await expect(board.listTitles('account')).not.toContain(neurobiologyTitle)
    await expect(board.findCard(neurobiologyTitle, 'stock')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1101, from: 'account', to: 'stock' }))
    await waitFor(() => expect(board.findCard(neurobiologyTitle, 'stock')).not.toHaveAttribute('aria-busy'))
    await expect(board.getFocusedLabel()).toBe(neurobiologyTitle)
    await waitFor(() =>
      expect(readLiveRegions()).toContain(`${neurobiologyTitle}: из колонки «Отдел продаж» в колонку «Склад»`),
    )
    await waitFor(() => expect(getDragPreview()).toBeNull())
  },
}
export const RefusedDropFliesBack: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(neurobiologyTitle))
    await moveTo(board.findColumn('wap'))
    await releaseCard()
    await expect(board.listTitles('account')[0]).toBe(neurobiologyTitle)
    await expect(
      await screen.findAllByText(
        'Перемещение недоступно: перетаскивать можно только между определёнными колонками. Сюда перемещает только типография',
      ),
    ).not.toHaveLength(0)
    await expect(args.onMoved).not.toHaveBeenCalled()
    await waitFor(() => expect(getDragPreview()).toBeNull())
  },
}
export const RefusalGoesWithTheNextAction: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvasElement }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(neurobiologyTitle))
    await moveTo(board.findColumn('wap'))
    await releaseCard()
    await waitFor(() => expect(getToasts()).toHaveTextContent('Сюда перемещает только типография'))
    await waitFor(() => expect(getDragPreview()).toBeNull())
    await pickUpByKeyboard(board, neurobiologyTitle)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(getToasts()).toBeNull())
  },
}
export const ServerRefusalFliesBack: Story = {
  args: { role: 'accounting', stages: salesColumns, refusal: 'Карту уже переместил Марат Ильясов', delayMs: 300 },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpByKeyboard(board, neurobiologyTitle)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(board.listTitles('stock')[0]).toBe(neurobiologyTitle)
    await waitFor(() => expect(board.listTitles('account')[0]).toBe(neurobiologyTitle))
    await waitFor(() =>
      expect(readLiveRegions()).toContain(
        `${neurobiologyTitle}: карта вернулась в колонку «Отдел продаж». Карту уже переместил Марат Ильясов`,
      ),
    )
    await expect(board.getFocusedLabel()).toBe(neurobiologyTitle)
    await expect(board.findCard(neurobiologyTitle, 'account')).toBeInTheDocument()
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const EscapeEndsADrag: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(neurobiologyTitle))
    await moveTo(board.findColumn('stock'))
    await fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' })
    await expect(board.listTitles('account')[0]).toBe(neurobiologyTitle)
    await releaseCard()
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const PressIsNoDrag: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement }) => {
    const card = getBoard(canvasElement).findCardLink('Ұлы дала философиясы')
    dispatchMouse('mousedown', card, 100, 100)
    dispatchMouse('mousemove', document, 103, 103)
    await expect(getDragPreview()).toBeNull()
    dispatchMouse('mouseup', document, 103, 103)
  },
}
export const MovedByMenu: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvas, canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `Переместить: ${neurobiologyTitle}` }))
    const menu = await screen.findByRole('menu')
    const refusedItem = within(menu).getByRole('menuitem', { name: /Послепечатные работы/ })
    await expect(refusedItem).toHaveAttribute('aria-disabled', 'true')
    await expect(refusedItem).toHaveTextContent('Сюда перемещает только типография')
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Склад' }))
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1101, from: 'account', to: 'stock' }))
    await expect(board.getFocusedLabel()).toBe(neurobiologyTitle)
    await expect(board.findCard(neurobiologyTitle, 'stock')).toHaveAttribute('data-lit')
    await waitFor(() => expect(board.findCard(neurobiologyTitle, 'stock')).not.toHaveAttribute('data-lit'), {
      timeout: 10_000,
    })
  },
}
export const SaysWhyNothingMoves: Story = {
  args: { role: 'director', onOpen: fn() },
  play: async ({ canvas, canvasElement }) => {
    const board = getBoard(canvasElement)
    await expect(canvas.queryByRole('button', { name: /^Переместить/ })).toBeNull()
    await pickUpByKeyboard(board, 'Основы гидрогеологии Прикаспия')
    await waitFor(() => expect(readLiveRegions()).toContain('Перемещение недоступно'))
    await expect(document.querySelector('[data-lifted]')).toBeNull()
  },
}
export const TabletLiftsByLongPress: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(await waitFor(() => board.findCardLink(neurobiologyTitle)), 'finger')
    await moveTo(board.findColumn('stock'))
    await releaseCard()
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1101, from: 'account', to: 'stock' }))
  },
}
export const FingerThatMovesScrolls: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvasElement }) => {
    const card = getBoard(canvasElement).findCardLink(neurobiologyTitle)
    dispatchTouch('touchstart', card, 700, 200)
    // The event is left to the browser, which scrolls the column.
    await expect(dispatchTouch('touchmove', card, 700, 160)).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(document.querySelector('[data-lifted]')).toBeNull()
    dispatchTouch('touchend', card, 700, 160)
  },
}
/** A phone shows one column. A long press opens a menu of target columns, which lists only the allowed columns. */
export const PhoneMovesByLongPress: Story = {
  args: { role: 'initiator' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink('Основы гидрогеологии Прикаспия'), 'finger')
    await releaseCard()
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(1)
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Менеджер проекта' }))
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1184, from: 'editor', to: 'project' }))
  },
}
