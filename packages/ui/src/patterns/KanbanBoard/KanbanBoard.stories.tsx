import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../docs/whole-page.tsx'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { getBoard } from './board-story.ts'
import { BoardFixture } from './BoardFixture.tsx'
import { guide } from './KanbanBoard.guide.ts'
import { KanbanBoard } from './KanbanBoard.tsx'

const meta = {
  component: BoardFixture,
  args: { onMoved: fn() },
  parameters: { documents: KanbanBoard, guide, layout: 'fullscreen' },
  decorators: [withFullHeight({ paddingBlockStart: 16 })],
  title: 'Patterns/KanbanBoard',
} satisfies Meta<typeof BoardFixture>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {
  play: async ({ canvas, canvasElement }) => {
    const board = getBoard(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Канбан тех. карт' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Редакция, 11 карт, просрочено 1' })).toBeVisible()
    await waitFor(() => expect(board.listTitles('editor')[0]).toBe('Основы гидрогеологии Прикаспия'))
    const [firstItem] = within(board.findColumn('editor')).getAllByRole('listitem')
    await expect(firstItem).toHaveAttribute('aria-setsize', '6')
    await expect(firstItem).toHaveAttribute('aria-posinset', '1')
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const SemiLight: Story = { globals: { theme: 'semi-light' } }
export const SemiDark: Story = { globals: { theme: 'semi-dark' } }
/** The board scrolls to its start column. In the documentation this would also scroll the page, so the story is not shown there. */
export const StartsAtAColumn: Story = {
  tags: ['!autodocs'],
  args: { startAt: 'stock' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(getBoard(canvasElement).listTitles('stock').length).toBeGreaterThan(3))
    await expect(canvas.getByText('Петроглифы Тамгалы')).toBeVisible()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Compact: Story = { globals: { density: 'compact' } }
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const board = getBoard(canvasElement)
    board.findCardLink('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(board.getFocusedLabel()).toBe('Ұлы дала философиясы')
    const button = board.findColumn('editor').querySelectorAll('[data-move]')[1] as HTMLElement
    await waitFor(() => expect(getComputedStyle(button.closest('article > span') as Element).opacity).toBe('1'))
  },
}
export const WithPlus: Story = { args: { onAdd: fn() } }
export const OpensOnPress: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await userEvent.click(board.findCardLink('Ұлы дала философиясы'))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1183 }))
  },
}
export const Folded: Story = {
  args: { defaultFolded: ['editor', 'signal'] },
  play: async ({ canvas, canvasElement }) => {
    const board = getBoard(canvasElement)
    await expect(board.findColumn('editor')).toHaveStyle({ inlineSize: '44px' })
    await userEvent.click(canvas.getByRole('button', { name: 'Развернуть Главный редактор 6' }))
    await waitFor(() => expect(board.listTitles('editor')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Менеджер проекта' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Свернуть колонку' }))
    await expect(board.findColumn('project')).toHaveStyle({ inlineSize: '44px' })
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const board = getBoard(canvasElement)
    const strip = canvas.getByRole('navigation', { name: 'Этапы' })
    const pill = within(strip).getByRole('button', { name: /Редакция/ })
    await expect(within(strip).getByRole('button', { name: /^Типография: сигнал/ })).toHaveTextContent('Сигнал')
    await userEvent.click(pill)
    await waitFor(() => expect(pill).toHaveAttribute('aria-current', 'true'))
    await waitFor(() => expect(board.findColumn('process').getBoundingClientRect().left).toBeCloseTo(0))
    await expect(board.listTitles('stock')).toHaveLength(0)
  },
}
export const PhoneOnInk: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } }
export const PhoneInKazakh: Story = { globals: { viewport: { value: 'phone' }, locale: 'kz' } }
export const Loading: Story = {
  args: { state: 'loading', size: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Канбан тех. карт' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Загружаем доску')).toBeInTheDocument()
  },
}
export const NoCards: Story = {
  args: { size: 0, empty: <EmptyState title="Книг в работе нет">Здесь появятся принятые заявки.</EmptyState> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Книг в работе нет')).toBeVisible()
  },
}
export const EmptyColumns: Story = {
  args: { size: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Карт нет')).toHaveLength(10)
  },
}
export const Failed: Story = {
  args: { state: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
