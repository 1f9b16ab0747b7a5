import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { finger, mouse } from '../../../private/drag/dragStory.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { boardOf, flying, hold, letGo, moveTo, said, type StoryBoard } from './boardStory.ts'
import { FixtureBoard } from './FixtureBoard.tsx'
import { guide } from './KanbanBoard.guide.ts'

const meta = {
  title: 'Press/KanbanBoard',
  component: FixtureBoard,
  args: { onMoved: fn() },
  parameters: { guide, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvh', display: 'flex', flexDirection: 'column', paddingBlockStart: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FixtureBoard>
export default meta
type Story = StoryObj<typeof meta>

const sales = ['typography', 'wap', 'account', 'stock'] as const
const neuro = 'Нейробиология: краткий курс'
const lift = async (board: StoryBoard, title: string) => {
  board.card(title).focus()
  await userEvent.keyboard(' ')
}

export const Rest: Story = {
  play: async ({ canvas, canvasElement }) => {
    const board = boardOf(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Канбан тех. карт' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Редакция, 11 карт, просрочено 1' })).toBeVisible()
    await waitFor(() => expect(board.titles('editor')[0]).toBe('Основы гидрогеологии Прикаспия'))
    const [first] = within(board.column('editor')).getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-setsize', '6')
    await expect(first).toHaveAttribute('aria-posinset', '1')
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const SemiLight: Story = { globals: { theme: 'semi-light' } }
export const SemiDark: Story = { globals: { theme: 'semi-dark' } }
export const StartsAtAColumn: Story = {
  args: { startAt: 'stock' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(boardOf(canvasElement).titles('stock').length).toBeGreaterThan(3))
    await expect(canvas.getByText('Петроглифы Тамгалы')).toBeVisible()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Compact: Story = { globals: { density: 'compact' } }
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const board = boardOf(canvasElement)
    board.card('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(board.focused()).toBe('Ұлы дала философиясы')
    const button = board.column('editor').querySelectorAll('[data-move]')[1] as HTMLElement
    await waitFor(() => expect(getComputedStyle(button.closest('article > span') as Element).opacity).toBe('1'))
  },
}
export const WithPlus: Story = { args: { onAdd: fn() } }

export const OpensOnPress: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    await userEvent.click(board.card('Ұлы дала философиясы'))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1183 }))
  },
}

export const WalksByArrows: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    board.card('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(board.focused()).toBe('Сравнительное правоведение: практикум')
    await userEvent.keyboard('{ArrowRight}')
    await expect(board.focused()).toBe('Экономика устойчивого развития')
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(board.focused()).toBe('Основы гидрогеологии Прикаспия')
    await userEvent.keyboard('{End}{ArrowDown}{Home}')
    await userEvent.keyboard('ак')
    await expect(board.focused()).toBe('Академиялық жазылым')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1179 }))
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName('Переместить: Академиялық жазылым')
    // The next column's own button comes first, then the card that was last visited there.
    await userEvent.tab()
    await userEvent.tab()
    await expect(board.focused()).toBe('Экономика устойчивого развития')
  },
}

export const LiftedByPointer: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvas, canvasElement }) => {
    const board = boardOf(canvasElement)
    await hold(board.card(neuro))
    await moveTo(board.column('stock'), 0.2)
    await expect(board.element(neuro, 'account')).toHaveAttribute('data-lifted', 'away')
    await expect(canvas.getByText('Переместить на склад')).toBeVisible()
    await expect(canvas.getAllByText('Сюда перемещает только типография')).toHaveLength(2)
    await expect(flying()).toBeVisible()
  },
}

export const DroppedByPointer: Story = {
  args: { role: 'accounting', stages: sales, delay: 300 },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    await hold(board.card(neuro))
    await moveTo(board.column('stock'))
    await letGo()
    await expect(board.titles('stock')[0]).toBe(neuro)
    await expect(board.titles('account')).not.toContain(neuro)
    await expect(board.element(neuro, 'stock')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1101, from: 'account', to: 'stock' }))
    await waitFor(() => expect(board.element(neuro, 'stock')).not.toHaveAttribute('aria-busy'))
    await expect(board.focused()).toBe(neuro)
    await waitFor(() => expect(said()).toContain(`${neuro}: из колонки «Отдел продаж» в колонку «Склад»`))
    await waitFor(() => expect(flying()).toBeNull())
  },
}

export const RefusedDropFliesBack: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    await hold(board.card(neuro))
    await moveTo(board.column('wap'))
    await letGo()
    await expect(board.titles('account')[0]).toBe(neuro)
    await expect(
      await screen.findAllByText('Перемещение недоступно. Сюда перемещает только типография'),
    ).not.toHaveLength(0)
    await expect(args.onMoved).not.toHaveBeenCalled()
    await waitFor(() => expect(flying()).toBeNull())
  },
}

const toasts = () => screen.queryByRole('region', { name: 'Сообщения' })
export const RefusalGoesWithTheNextAction: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvasElement }) => {
    const board = boardOf(canvasElement)
    await hold(board.card(neuro))
    await moveTo(board.column('wap'))
    await letGo()
    await waitFor(() => expect(toasts()).toHaveTextContent('Сюда перемещает только типография'))
    await waitFor(() => expect(flying()).toBeNull())
    await lift(board, neuro)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(toasts()).toBeNull())
  },
}

export const EscapeEndsADrag: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    await hold(board.card(neuro))
    await moveTo(board.column('stock'))
    await fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' })
    await expect(board.titles('account')[0]).toBe(neuro)
    await letGo()
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}

export const PressIsNoDrag: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement }) => {
    const card = boardOf(canvasElement).card('Ұлы дала философиясы')
    mouse('mousedown', card, 100, 100)
    mouse('mousemove', document, 103, 103)
    await expect(flying()).toBeNull()
    mouse('mouseup', document, 103, 103)
  },
}

export const LiftedByKeyboard: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvasElement }) => {
    const board = boardOf(canvasElement)
    await lift(board, neuro)
    await expect(board.element(neuro, 'account')).toHaveAttribute('data-lifted', 'held')
    await waitFor(() => expect(said()).toContain('Взята: Нейробиология: краткий курс. Колонка «Отдел продаж», 1 из 7'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(said()).toContain('«Склад», колонка 4 из 4. Переместить на склад'))
  },
}

export const MovedByKeyboard: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    await lift(board, neuro)
    await userEvent.keyboard('{ArrowRight} ')
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1101, from: 'account', to: 'stock' }))
    await expect(board.focused()).toBe(neuro)
    await expect(board.titles('stock')[0]).toBe(neuro)
    await waitFor(() => expect(said()).toContain('из колонки «Отдел продаж» в колонку «Склад»'))
  },
}

/** Refused columns are passed over, the edges are said, Tab never drops, Esc puts back. */
export const KeyboardPassesOverRefusedColumns: Story = {
  args: { role: 'initiator' },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    board.card('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{ArrowRight}')
    const title = board.focused()
    await userEvent.keyboard(' {ArrowRight}')
    await waitFor(() => expect(said()).toContain('Дальше подходящих колонок нет'))
    await userEvent.keyboard('{Tab}{End}')
    await expect(board.chosen()).toBe('project')
    await userEvent.keyboard('{Home}')
    await expect(board.chosen()).toBe('editor')
    await userEvent.keyboard('{Escape}')
    await expect(board.focused()).toBe(title)
    await expect(args.onMoved).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(said()).toContain(`Перемещение отменено. ${title} остаётся в колонке «Менеджер проекта»`),
    )
  },
}

export const SaysWhyNothingMoves: Story = {
  args: { role: 'director', onOpen: fn() },
  play: async ({ canvas, canvasElement }) => {
    const board = boardOf(canvasElement)
    await expect(canvas.queryByRole('button', { name: /^Переместить/ })).toBeNull()
    await lift(board, 'Основы гидрогеологии Прикаспия')
    await waitFor(() => expect(said()).toContain('Перемещение недоступно'))
    await expect(document.querySelector('[data-lifted]')).toBeNull()
  },
}

export const MovedByMenu: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvas, canvasElement, args }) => {
    const board = boardOf(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `Переместить: ${neuro}` }))
    const menu = await screen.findByRole('menu')
    const refused = within(menu).getByRole('menuitem', { name: /Послепечатные работы/ })
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await expect(refused).toHaveTextContent('Сюда перемещает только типография')
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Склад' }))
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1101, from: 'account', to: 'stock' }))
    await expect(board.focused()).toBe(neuro)
    await expect(board.element(neuro, 'stock')).toHaveAttribute('data-lit')
    await waitFor(() => expect(board.element(neuro, 'stock')).not.toHaveAttribute('data-lit'), { timeout: 10_000 })
  },
}

export const MenuByKeyboard: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvasElement }) => {
    const board = boardOf(canvasElement)
    board.card(neuro).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(board.focused()).toBe(neuro))
  },
}

export const ServerRefusalFliesBack: Story = {
  args: { role: 'accounting', stages: sales, refusal: 'Карту уже переместил Марат Ильясов', delay: 300 },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    await lift(board, neuro)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(board.titles('stock')[0]).toBe(neuro)
    await waitFor(() => expect(board.titles('account')[0]).toBe(neuro))
    await waitFor(() =>
      expect(said()).toContain(
        `${neuro}: карта вернулась в колонку «Отдел продаж». Карту уже переместил Марат Ильясов`,
      ),
    )
    await expect(board.focused()).toBe(neuro)
    await expect(board.element(neuro, 'account')).toBeInTheDocument()
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}

export const TabletLiftsByLongPress: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    await hold(board.card(neuro), 'finger')
    await moveTo(board.column('stock'))
    await letGo()
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1101, from: 'account', to: 'stock' }))
  },
}

export const FingerThatMovesScrolls: Story = {
  args: { role: 'accounting', stages: sales },
  play: async ({ canvasElement }) => {
    const card = boardOf(canvasElement).card(neuro)
    finger('touchstart', card, 700, 200)
    // Left to the browser, which scrolls.
    await expect(finger('touchmove', card, 700, 160)).toBe(true)
    await new Promise((later) => setTimeout(later, 400))
    await expect(document.querySelector('[data-lifted]')).toBeNull()
    finger('touchend', card, 700, 160)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const board = boardOf(canvasElement)
    const strip = canvas.getByRole('navigation', { name: 'Этапы' })
    const pill = within(strip).getByRole('button', { name: /Редакция/ })
    await userEvent.click(pill)
    await waitFor(() => expect(pill).toHaveAttribute('aria-current', 'true'))
    await waitFor(() => expect(board.column('process').getBoundingClientRect().left).toBeCloseTo(0))
    await expect(board.titles('stock')).toHaveLength(0)
  },
}
export const PhoneOnInk: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } }
export const PhoneInKazakh: Story = { globals: { viewport: { value: 'phone' }, locale: 'kz' } }

/** A phone shows one column: a long press asks where to, and lists only what is allowed. */
export const PhoneMovesByLongPress: Story = {
  args: { role: 'initiator' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const board = boardOf(canvasElement)
    await hold(board.card('Основы гидрогеологии Прикаспия'), 'finger')
    await letGo()
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(1)
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Менеджер проекта' }))
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ id: 1184, from: 'editor', to: 'project' }))
  },
}

export const Folded: Story = {
  args: { defaultFolded: ['editor', 'signal'] },
  play: async ({ canvas, canvasElement }) => {
    const board = boardOf(canvasElement)
    await expect(board.column('editor')).toHaveStyle({ inlineSize: '44px' })
    await userEvent.click(canvas.getByRole('button', { name: 'Развернуть Главный редактор 6' }))
    await waitFor(() => expect(board.titles('editor')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Менеджер проекта' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Свернуть колонку' }))
    await expect(board.column('project')).toHaveStyle({ inlineSize: '44px' })
  },
}

export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    const board = boardOf(canvasElement)
    board.card('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Клавиши доски' })
    await waitFor(() => expect(within(dialog).getByText('взять карту')).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(board.focused()).toBe('Основы гидрогеологии Прикаспия'))
  },
}

const drawn = fn()
/** Carrying a card over three columns draws no card; a move draws the moved one only. */
export const OnlyMovedCardsRender: Story = {
  args: { size: 25, onDraw: drawn },
  play: async ({ canvasElement }) => {
    const board = boardOf(canvasElement)
    await waitFor(() => expect(board.titles('process')).toHaveLength(25))
    drawn.mockClear()
    await hold(board.card('Основы гидрогеологии Прикаспия'))
    for (const column of ['project', 'process', 'project'] as const) await moveTo(board.column(column))
    await expect(drawn).not.toHaveBeenCalled()
    await letGo()
    await waitFor(() => expect(board.titles('project')[0]).toBe('Основы гидрогеологии Прикаспия'))
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    await expect(new Set(drawn.mock.calls.map(([id]) => id as number))).toEqual(new Set([1184]))
  },
}

const rendersFew = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-card]').length).toBeGreaterThan(10))
  await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(120)
}
export const ThousandAColumn: Story = {
  args: { size: 1000 },
  play: async ({ canvasElement }) => {
    const board = boardOf(canvasElement)
    await rendersFew(canvasElement)
    board.card('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '1000'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(board.focused()).toBe('Основы гидрогеологии Прикаспия'))
  },
}
export const TenThousandAColumn: Story = {
  args: { size: 10_000 },
  play: async ({ canvasElement }) => rendersFew(canvasElement),
}

/** A column asks for more when it is scrolled to its end, and shows where it will stand. */
export const LoadsMoreAtTheEnd: Story = {
  args: { size: 200, loaded: 60 },
  play: async ({ canvasElement }) => {
    const board = boardOf(canvasElement)
    await waitFor(() => expect(board.titles('editor').length).toBeGreaterThan(4))
    board.card('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '60'))
    await waitFor(async () => {
      await userEvent.keyboard('{End}')
      await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '200')
    })
  },
}

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
