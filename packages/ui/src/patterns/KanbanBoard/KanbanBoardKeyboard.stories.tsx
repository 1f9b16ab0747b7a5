import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../docs/whole-page.tsx'
import { getBoard, pickUpByKeyboard, neurobiologyTitle, readLiveRegions, salesColumns } from './board-story.ts'
import { BoardFixture } from './BoardFixture.tsx'
import { guide } from './KanbanBoard.guide.ts'
import { KanbanBoard } from './KanbanBoard.tsx'

const meta = {
  component: BoardFixture,
  args: { onMoved: fn() },
  parameters: { documents: KanbanBoard, guide, layout: 'fullscreen' },
  decorators: [withFullHeight({ paddingBlockStart: 16 })],
  title: 'Patterns/KanbanBoard/Keyboard',
  tags: ['behaviour'],
} satisfies Meta<typeof BoardFixture>
export default meta
type Story = StoryObj<typeof meta>

export const WalksByArrows: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    board.findCardLink('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(board.getFocusedLabel()).toBe('Сравнительное правоведение: практикум')
    await userEvent.keyboard('{ArrowRight}')
    await expect(board.getFocusedLabel()).toBe('Экономика устойчивого развития')
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(board.getFocusedLabel()).toBe('Основы гидрогеологии Прикаспия')
    await userEvent.keyboard('{End}{ArrowDown}{Home}')
    await userEvent.keyboard('ак')
    await expect(board.getFocusedLabel()).toBe('Академиялық жазылым')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1179 }))
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName('Переместить: Академиялық жазылым')
    // Tab reaches the button of the next column first, then the last visited card in that column.
    await userEvent.tab()
    await userEvent.tab()
    await expect(board.getFocusedLabel()).toBe('Экономика устойчивого развития')
  },
}
export const LiftedByKeyboard: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvasElement }) => {
    const board = getBoard(canvasElement)
    await pickUpByKeyboard(board, neurobiologyTitle)
    await expect(board.findCard(neurobiologyTitle, 'account')).toHaveAttribute('data-lifted', 'held')
    await waitFor(() =>
      expect(readLiveRegions()).toContain('Взята: Нейробиология: краткий курс. Колонка «Отдел продаж», 1 из 7'),
    )
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(readLiveRegions()).toContain('«Склад», колонка 4 из 4. Переместить на склад'))
  },
}
export const MovedByKeyboard: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpByKeyboard(board, neurobiologyTitle)
    await userEvent.keyboard('{ArrowRight} ')
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1101, from: 'account', to: 'stock' }))
    await expect(board.getFocusedLabel()).toBe(neurobiologyTitle)
    await expect(board.listTitles('stock')[0]).toBe(neurobiologyTitle)
    await waitFor(() => expect(readLiveRegions()).toContain('из колонки «Отдел продаж» в колонку «Склад»'))
  },
}
/** Refused columns are skipped, the edges are announced, Tab never drops, and Esc cancels. */
export const KeyboardPassesOverRefusedColumns: Story = {
  args: { role: 'initiator' },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    board.findCardLink('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{ArrowRight}')
    const title = board.getFocusedLabel()
    await userEvent.keyboard(' {ArrowRight}')
    await waitFor(() => expect(readLiveRegions()).toContain('Дальше подходящих колонок нет'))
    await userEvent.keyboard('{Tab}{End}')
    await expect(board.getHoveredColumn()).toBe('project')
    await userEvent.keyboard('{Home}')
    await expect(board.getHoveredColumn()).toBe('editor')
    await userEvent.keyboard('{Escape}')
    await expect(board.getFocusedLabel()).toBe(title)
    await expect(args.onMoved).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(readLiveRegions()).toContain(`Перемещение отменено. ${title} остаётся в колонке «Менеджер проекта»`),
    )
  },
}
export const MenuByKeyboard: Story = {
  args: { role: 'accounting', stages: salesColumns },
  play: async ({ canvasElement }) => {
    const board = getBoard(canvasElement)
    board.findCardLink(neurobiologyTitle).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(board.getFocusedLabel()).toBe(neurobiologyTitle))
  },
}
export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    const board = getBoard(canvasElement)
    board.findCardLink('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Клавиши доски' })
    await waitFor(() => expect(within(dialog).getByText('взять карту')).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(board.getFocusedLabel()).toBe('Основы гидрогеологии Прикаспия'))
  },
}
/** Ctrl Z, or the toast's button, undoes the last move; the focus follows the card. */
export const TakesTheLastMoveBack: Story = {
  args: { role: 'accounting', stages: salesColumns, undoes: true },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(readLiveRegions()).toContain('Здесь нет вашего перемещения'))
    await pickUpByKeyboard(board, neurobiologyTitle)
    await userEvent.keyboard('{ArrowRight} ')
    await waitFor(() => expect(readLiveRegions()).toContain('из колонки «Отдел продаж» в колонку «Склад»'))
    await expect(await screen.findByRole('button', { name: 'Отменить' })).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(args.onMoved).toHaveBeenLastCalledWith({ id: 1101, from: 'stock', to: 'account' }))
    await waitFor(() =>
      expect(readLiveRegions()).toContain(`${neurobiologyTitle}: карта снова в колонке «Отдел продаж»`),
    )
    await expect(board.getFocusedLabel()).toBe(neurobiologyTitle)
    await expect(board.listTitles('account')[0]).toBe(neurobiologyTitle)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull())
  },
}
/** A move that the server has not confirmed yet is undone as soon as the server confirms it. */
export const TakesBackWhatIsOnItsWay: Story = {
  args: { role: 'accounting', stages: salesColumns, undoes: true, delayMs: 2000 },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpByKeyboard(board, neurobiologyTitle)
    await userEvent.keyboard('{ArrowRight} ')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onMoved).not.toHaveBeenCalled()
    const returnMove = { id: 1101, from: 'stock', to: 'account' }
    await waitFor(() => expect(args.onMoved).toHaveBeenLastCalledWith(returnMove), { timeout: 30_000 })
    await expect(args.onMoved).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(board.listTitles('account')[0]).toBe(neurobiologyTitle))
  },
}
