import { boardColumns } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  pending,
  screenMeta,
  createTabletStory,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { screenViewports } from '@press/ui/src/docs/screen-viewports.ts'
import {
  getBoard,
  getDragPreview,
  moveTo,
  pickUpCard,
  readLiveRegions,
  releaseCard,
} from '@press/ui/src/patterns/KanbanBoard/board-story.ts'
import { aigul, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'
import { createBoardAnswers, managers } from './fixtures.ts'

const supervisor = createPerson(aigul.id, aigul.name, 8)
const accounting = { person: createPerson(6, 'Дина Сапарова', 6), answers: createBoardAnswers('accounting') }
const answers = createBoardAnswers('supervisor')
const emptyAnswers: Answers = {
  'GET /api/tech-cards/board': {
    total: 0,
    techcards: [],
    columns: (boardColumns.supervisor ?? []).map((key) => ({ key, total: 0, overdue: 0, ids: [] })),
  },
  'GET /api/tech-cards/managers': { projectManagers: [] },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Tech-card board',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: supervisor, path: 'kanban', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const heldTitle = 'Нейробиология: краткий курс'

const expectFilledBoard: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('106 карт на доске')).toBeVisible()
}
const expectHeaderOnOneLine = async (canvas: Canvas) => {
  const [title, primary] = [canvas.getByRole('heading', { level: 1 }), canvas.getByRole('link', { name: 'Тех. карта' })]
  await expect(primary.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom)
}

/** Matches design a1: four columns are visible, and the strip above marks them. */
export const BoardLight: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('106 карт на доске')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Канбан тех. карт' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Редакция, 11 карт, просрочено 2' })).toBeVisible()
    await waitFor(() =>
      expect(getBoard(canvasElement).listTitles('signal')).toContain('Ежелгі түркі жазба ескерткіштері'),
    )
    const main = canvas.getByRole('main')
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
    await expectHeaderOnOneLine(canvas)
  },
}
export const Dark: Story = { ...createDarkStory(), play: expectFilledBoard }

/** Matches design a5: all ten stages fit side by side. */
export const AllTenColumns: Story = {
  parameters: {
    viewport: {
      options: {
        ...screenViewports.options,
        allColumns: { name: 'All ten columns', styles: { width: '3160px', height: '900px' } },
      },
    },
  },
  globals: { theme: 'semi-dark', viewport: { value: 'allColumns', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('106 карт на доске')
    const { right } = canvas.getByRole('main').getBoundingClientRect()
    await waitFor(() => expect(getBoard(canvasElement).listTitles('done').length).toBeGreaterThan(3))
    await expect(getBoard(canvasElement).findColumn('done').getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
}

/** Matches design a6, by keyboard: the columns show at once where each role may move the card. */
export const DragStates: Story = {
  args: accounting,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: heldTitle })
    const board = getBoard(canvasElement)
    board.findCardLink(heldTitle).focus()
    await userEvent.keyboard(' {ArrowRight}')
    await waitFor(() => expect(board.getHoveredColumn()).toBe('stock'))
    await expect(board.findCard(heldTitle, 'account')).toHaveAttribute('data-lifted', 'held')
    await expect(within(board.findColumn('stock')).getByText('Передать на склад')).toBeVisible()
    await expect(within(board.findColumn('wap')).getByText('Сюда перемещает только типография')).toBeVisible()
    await expect(
      within(board.findColumn('typography')).getByText('Сюда перемещают только главный редактор, менеджер проекта'),
    ).toBeVisible()
    await waitFor(() => expect(readLiveRegions()).toContain('«Склад», колонка 4 из 5'))
  },
}
/**
 * Matches design a6, by pointer: a drop on a refused column has just been reverted, and the next drag has started. The refused
 * drop sends no request.
 */
export const DragStatesByPointer: Story = {
  // The card is still lifted when the story ends. The drop then sends a request, which stays pending.
  args: { ...accounting, answers: { ...accounting.answers, 'POST /api/tech-cards/kanban/{id}': pending } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: heldTitle })
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(heldTitle))
    await moveTo(board.findColumn('wap'))
    await releaseCard()
    await expect(
      await screen.findAllByText(
        'Перемещение недоступно: перетаскивать можно только между определёнными колонками. Сюда перемещает только типография',
      ),
    ).not.toHaveLength(0)
    await waitFor(() => expect(getDragPreview()).toBeNull())
    await pickUpCard(board.findCardLink(heldTitle))
    await moveTo(board.findColumn('stock'), 0.2)
    await expect(board.findCard(heldTitle, 'account')).toHaveAttribute('data-lifted', 'away')
    await expect(board.getHoveredColumn()).toBe('stock')
  },
}
/** One lane for each manager. */
export const Lanes: Story = {
  args: { path: 'kanban?lanes=manager' },
  play: async ({ canvas }) => {
    for (const { name } of managers) await expect(await canvas.findByRole('region', { name })).toBeInTheDocument()
  },
}

/** Matches design a7. */
export const InKazakh: Story = {
  globals: { locale: 'kz', theme: 'semi-dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Тех. карталар канбаны' })).toBeVisible()
    await canvas.findByRole('link', { name: 'Основы гидрогеологии Прикаспия' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Matches design a8: one column is visible at a time, and the pills above lead to the other columns. */
export const OnAPhone: Story = {
  args: { path: 'kanban?stage=process' },
  globals: { viewport: viewportGlobals.phone },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('106 карт на доске')
    const pills = within(canvas.getByRole('navigation', { name: 'Этапы' }))
    const editingPill = pills.getByRole('button', { name: /Редакция/ })
    await waitFor(() => expect(editingPill).toHaveAttribute('aria-current', 'true'))
    await waitFor(() =>
      expect(getBoard(canvasElement).findColumn('process').getBoundingClientRect().left).toBeCloseTo(0),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    await expect(canvas.getByRole('searchbox', { name: 'Книга, автор, ТК' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const OnAPhoneDark: Story = {
  args: OnAPhone.args,
  globals: { theme: 'dark', viewport: viewportGlobals.phone },
  play: expectFilledBoard,
}
export const OnAPhoneInKazakh: Story = { args: OnAPhone.args, ...createNarrowKazakhStory() }
export const OnATablet: Story = { ...createTabletStory(), play: expectFilledBoard }

/** A filter counts and shows the matching cards. Without it the whole board is shown again. */
export const Filtered: Story = {
  args: { path: 'kanban?due=week' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 карт на доске')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр «Срок: ближайшие 7 дней»' }))
    await expect(await canvas.findByText('106 карт на доске')).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { path: 'kanban?search=qqq' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/qqq/)).toBeVisible()
  },
}
/** The columns are shown before their cards are loaded. */
export const Loading: Story = {
  ...createLoadingStory(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Канбан тех. карт' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText(/на доске/)).toBeNull()
  },
}
export const Empty: Story = {
  args: { answers: emptyAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Карт пока нет')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Тех. карта' })).toBeVisible()
  },
}
export const Failed: Story = createFailedStory(answers)
/** The personnel department does not read tech cards. */
export const NoAccess: Story = createNoAccessStory(createPerson(14, 'Гүлнар Әбіш', 10))
