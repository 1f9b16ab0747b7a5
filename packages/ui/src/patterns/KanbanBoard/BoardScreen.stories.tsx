import { boardColumns, type RoleKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenFixture } from '../../docs/ScreenFixture.tsx'
import { screenViewports, views } from '../../docs/screen-viewports.ts'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Page } from '../../foundations/layout/index.ts'
import { PageHeader } from '../PageHeader/index.ts'
import { ButtonLink } from '../../primitives/Button/index.ts'
import { Chip } from '../../primitives/Chip/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { SearchField } from '../../primitives/SearchField/index.ts'
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts'
import { today } from './fixtures.ts'
import { getBoard, getDragPreview, pickUpCard, releaseCard, moveTo, readLiveRegions } from './board-story.ts'
import { RoleBoard, type RoleBoardProps } from './RoleBoardFixture.tsx'
import { screenCards } from './screen-fixture.ts'

type Cards = RoleBoardProps['cards']

interface BoardScreenProps extends Pick<RoleBoardProps, 'state' | 'startAt' | 'onMoved' | 'onRetry'> {
  role: RoleKey
  /** Whether only cards due within a week are shown. @default false */
  week?: boolean
  /** Whether the board has no cards. @default false */
  bare?: boolean
  sidebar?: 'open' | 'collapsed'
}

const count = (cards: Cards) => Object.values(cards).reduce((sum, { length }) => sum + length, 0)
const dueThisWeek = (cards: Cards): Cards =>
  Object.fromEntries(
    Object.entries(cards).map(([column, own]) => [
      column,
      own.filter(({ due }) => column !== 'done' && due && due >= today && due <= '2026-11-28'),
    ]),
  )
const getRoleColumns = (role: RoleKey, cards: Cards): Cards =>
  Object.fromEntries((boardColumns[role] ?? []).map((key) => [key, cards[key] ?? []]))

/** The board of tech cards in the staff portal, compared with design/png a1–a8. */
function BoardScreen({ role, week = false, bare = false, sidebar = 'open', ...board }: BoardScreenProps) {
  const { t } = useTranslation('boards')
  const [all] = useState(() => (bare ? {} : getRoleColumns(role, screenCards())))
  const [due, setDue] = useState(week)
  const cards = due ? dueThisWeek(all) : all
  return (
    <ScreenFixture under="kanban" sidebar={sidebar}>
      <Page
        scroll="bleed"
        header={
          <PageHeader
            title={t('title')}
            {...(!board.state && { count: t('total', { count: count(cards) }) })}
            filtersOn={due ? 1 : 0}
            filters={
              <>
                <SearchField label={t('filter.search')} value="" onValueChange={fn()} />
                <Chip label={t('filter.manager')} value={t('filter.anyManager')} glyph={glyphs.user} />
                <Chip
                  label={t('filter.due')}
                  value={t(due ? 'filter.week' : 'filter.anyDue')}
                  glyph={glyphs.calendarBlank}
                  on={due}
                  {...(due && { onRemove: () => setDue(false) })}
                />
                <SegmentedControl
                  label={t('view.label')}
                  options={[
                    { value: 'board', label: t('view.board'), glyph: glyphs.kanban, iconOnly: true },
                    { value: 'list', label: t('view.list'), glyph: glyphs.list, iconOnly: true },
                  ]}
                  value="board"
                  onValueChange={fn()}
                />
              </>
            }
            primary={
              <ButtonLink variant="primary" leading={glyphs.plus} href="#/techcards/new">
                {t('newCard')}
              </ButtonLink>
            }
          />
        }
      >
        <RoleBoard
          key={String(due)}
          {...board}
          role={role}
          cards={cards}
          empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Tech-card board',
  component: BoardScreen,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        ...screenViewports.options,
        allColumns: { name: 'All ten columns', styles: { width: '2980px', height: '900px' } },
      },
    },
  },
  args: { role: 'supervisor', onMoved: fn() },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof BoardScreen>
export default meta
type Story = StoryObj<typeof meta>

const heldTitle = 'Нейробиология: краткий курс'

/** Matches design a1: four columns are visible, and the strip above marks them. */
export const BoardLight: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Канбан тех. карт' })).toBeVisible()
    await expect(canvas.getByText('106 карт на доске')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Редакция, 11 карт, просрочено 2' })).toBeVisible()
    await waitFor(() => expect(getBoard(canvasElement).titles('signal')).toContain('Ежелгі түркі жазба ескерткіштері'))
    const main = canvas.getByRole('main')
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
    // The header fits on one line.
    const [title, primary] = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByRole('link', { name: 'Тех. карта' }),
    ]
    await expect(primary.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const SemiDark: Story = { globals: { theme: 'semi-dark' } }
export const SemiLight: Story = { globals: { theme: 'semi-light' } }

/** Matches design a5: the menu is collapsed, and all ten stages fit side by side. */
export const AllTenColumns: Story = {
  args: { sidebar: 'collapsed' },
  globals: { theme: 'semi-dark', viewport: { value: 'allColumns', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('main').getBoundingClientRect()
    await waitFor(() => expect(getBoard(canvasElement).titles('done').length).toBeGreaterThan(3))
    await expect(getBoard(canvasElement).column('done').getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
}

/** Matches design a6, by keyboard: the columns show at once where each role may move the card. */
export const DragStates: Story = {
  args: { role: 'accounting' },
  play: async ({ canvas, canvasElement }) => {
    const board = getBoard(canvasElement)
    await canvas.findByRole('link', { name: heldTitle })
    board.card(heldTitle).focus()
    await userEvent.keyboard(' {ArrowRight}')
    await waitFor(() => expect(board.chosen()).toBe('stock'))
    await expect(board.element(heldTitle, 'account')).toHaveAttribute('data-lifted', 'held')
    await expect(within(board.column('stock')).getByText('Передать на склад')).toBeVisible()
    await expect(within(board.column('wap')).getByText('Сюда перемещает только типография')).toBeVisible()
    await expect(
      within(board.column('typography')).getByText('Сюда перемещают только главный редактор, менеджер проекта'),
    ).toBeVisible()
    await waitFor(() => expect(readLiveRegions()).toContain('«Склад», колонка 4 из 5'))
  },
}
/** Matches design a6, by pointer: a drop on a refused column has just been reverted, and the next drag has started. */
export const DragStatesByPointer: Story = {
  args: { role: 'accounting' },
  play: async ({ canvas, canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await canvas.findByRole('link', { name: heldTitle })
    await pickUpCard(board.card(heldTitle))
    await moveTo(board.column('wap'))
    await releaseCard()
    await expect(
      await screen.findAllByText(
        'Перемещение недоступно: перетаскивать можно только между определёнными колонками. Сюда перемещает только типография',
      ),
    ).not.toHaveLength(0)
    await waitFor(() => expect(getDragPreview()).toBeNull())
    await pickUpCard(board.card(heldTitle))
    await moveTo(board.column('stock'), 0.2)
    await expect(board.element(heldTitle, 'account')).toHaveAttribute('data-lifted', 'away')
    await expect(board.chosen()).toBe('stock')
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const DragStatesDark: Story = { ...DragStates, globals: { theme: 'dark' } }

/** Matches design a7, in the semi-dark theme. */
export const InKazakh: Story = {
  globals: { locale: 'kz', theme: 'semi-dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Тех. карталар канбаны' })).toBeVisible()
    const [title, primary] = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByRole('link', { name: 'Тех. карта' }),
    ]
    await expect(primary.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Matches design a8: one column is visible at a time, and the pills above lead to the other columns. */
export const OnAPhone: Story = {
  args: { startAt: 'process' },
  globals: { viewport: views.phone },
  play: async ({ canvas, canvasElement }) => {
    const pills = within(canvas.getByRole('navigation', { name: 'Этапы' }))
    const editing = pills.getByRole('button', { name: /Редакция/ })
    await waitFor(() => expect(editing).toHaveAttribute('aria-current', 'true'))
    await waitFor(() => expect(getBoard(canvasElement).column('process').getBoundingClientRect().left).toBeCloseTo(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    await expect(canvas.getByRole('searchbox', { name: 'Книга, автор, ТК' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const OnAPhoneDark: Story = { args: { startAt: 'process' }, globals: { theme: 'dark', viewport: views.phone } }
export const OnAPhoneInKazakh: Story = {
  args: { startAt: 'process' },
  globals: { locale: 'kz', viewport: views.narrow },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const OnATablet: Story = { globals: { viewport: views.tablet } }

/** A filter counts and shows the matching cards. Without it the whole board is shown again. */
export const Filtered: Story = {
  args: { week: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 карт на доске')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр «Срок: ближайшие 7 дней»' }))
    await expect(await canvas.findByText('106 карт на доске')).toBeVisible()
  },
}
/** The columns are shown before their cards are loaded. */
export const Loading: Story = {
  args: { state: 'loading', bare: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Канбан тех. карт' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText(/на доске/)).toBeNull()
  },
}
export const Empty: Story = {
  args: { bare: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Карт пока нет')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Тех. карта' })).toBeVisible()
  },
}
export const Failed: Story = {
  args: { state: 'failed', bare: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
