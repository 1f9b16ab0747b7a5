import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../docs/whole-page.tsx'
import { getBoard, pickUpCard, releaseCard, moveTo, readLiveRegions } from './board-story.ts'
import { RoleBoardFixture } from './RoleBoardFixture.tsx'
import { guide } from './KanbanBoard.guide.ts'
import { KanbanBoard } from './KanbanBoard.tsx'

/** The board of tech cards for each role: columns, allowed moves and reasons come from the domain. */
const meta = {
  parameters: { documents: KanbanBoard, guide, layout: 'fullscreen' },
  decorators: [withFullHeight({ paddingBlockStart: 16 })],
  title: 'Patterns/KanbanBoard/Roles',
  component: RoleBoardFixture,
  args: { role: 'initiator', onMoved: fn() },
} satisfies Meta<typeof RoleBoardFixture>
export default meta
type Story = StoryObj<typeof meta>

const listColumnKeys = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-column]')].map(({ dataset }) => dataset['column'])
const openMoveMenu = async (title: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Переместить: ${title}` }))
  return within(await screen.findByRole('menu'))
}

export const Initiator: Story = {
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await expect(listColumnKeys(canvasElement)).toEqual([
      'editor',
      'project',
      'process',
      'signal',
      'author',
      'typography',
      'stock',
      'done',
    ])
    board.findCardLink('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard(' {ArrowRight} ')
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1184, from: 'editor', to: 'project' }))
    // The card is highlighted for a while, and the screenshot shows the board after that.
    await waitFor(() => expect(canvasElement.querySelector('[data-lit]')).toBeNull(), { timeout: 10_000 })
    const menu = await openMoveMenu('Ұлы дала философиясы')
    await expect(menu.getByRole('menuitem', { name: /^Склад/ })).toHaveTextContent(
      'Сюда вы перемещаете только с этапа: «Типография: тираж»',
    )
  },
}
export const ProjectManager: Story = {
  args: { role: 'pm' },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await expect(listColumnKeys(canvasElement)).toEqual(['project', 'process', 'signal', 'typography'])
    // The print run starts only after the approval of the signal copy.
    await pickUpCard(board.findCardLink('Медиақұқық негіздері'))
    await moveTo(board.findColumn('typography'))
    await releaseCard()
    await expect(
      await screen.findAllByText(
        'Перемещение недоступно: перетаскивать можно только между определёнными колонками. Сначала нужна подпись сигнального экземпляра',
      ),
    ).not.toHaveLength(0)
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const ProjectManagerWithAnApprovedSignal: Story = {
  args: { role: 'pm', signalEndDate: '2026-11-20' },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink('Медиақұқық негіздері'))
    await moveTo(board.findColumn('typography'))
    await releaseCard()
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1148, from: 'signal', to: 'typography' }))
  },
}
export const Accounting: Story = {
  args: { role: 'accounting' },
  play: async ({ canvas, canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await expect(listColumnKeys(canvasElement)).toEqual(['typography', 'wap', 'account', 'stock', 'archieve'])
    await expect(canvas.getByRole('region', { name: 'Архив, 0 карт' })).toBeVisible()
    const neuro = 'Нейробиология: краткий курс'
    await pickUpCard(board.findCardLink(neuro))
    await moveTo(board.findColumn('wap'))
    await expect(within(board.findColumn('wap')).getByText('Сюда перемещает только типография')).toBeVisible()
    await moveTo(board.findColumn('stock'))
    await releaseCard()
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1101, from: 'account', to: 'stock' }))
  },
}
/** End selects the last allowed column, which is stock. A card can move past stock only after its copies were received there. */
export const Supervisor: Story = {
  args: { role: 'supervisor', signalEndDate: '2026-11-20' },
  play: async ({ canvasElement, args }) => {
    await expect(listColumnKeys(canvasElement)).toHaveLength(10)
    getBoard(canvasElement).findCardLink('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard(' {End} ')
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1184, from: 'editor', to: 'stock' }))
  },
}
/** Tests roles that finish stages through their forms and move no cards. */
const expectNothingMovable =
  (columns: readonly string[]): Story['play'] =>
  async ({ canvas, canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await expect(listColumnKeys(canvasElement)).toEqual(columns)
    await waitFor(() => expect(board.listTitles(columns[0] ?? '').length).toBeGreaterThan(0))
    await expect(canvas.queryByRole('button', { name: /^Переместить/ })).toBeNull()
    canvas.getAllByRole('link')[0]?.focus()
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(readLiveRegions()).toContain(
        'Перемещение недоступно: перетаскивать можно только между определёнными колонками. Вы не перемещаете тех. карты',
      ),
    )
    await expect(args.onMoved).not.toHaveBeenCalled()
  }
export const Typography: Story = {
  args: { role: 'typography' },
  play: expectNothingMovable(['signal', 'typography', 'wap']),
}
export const Stock: Story = {
  args: { role: 'stock' },
  play: expectNothingMovable(['typography', 'wap', 'account', 'stock', 'done']),
}
export const AccountingInKazakh: Story = { args: { role: 'accounting' }, globals: { locale: 'kz' } }
export const TypographyOnAPhone: Story = {
  args: { role: 'typography' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
