import { addRecentRow } from '@press/client'
import type { FoundGroup } from '@press/domain'
import {
  createNarrowKazakhStory,
  pending,
  screenMeta,
  ShellScreenStory,
  unreachable,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { foundGroups } from '@press/ui/src/press/search/SearchCommands/fixtures.ts'
import { techCardRows } from '@press/ui/src/press/shared/fixtures/tech-cards.ts'
import { colleagues, me, tasks, today } from '@press/ui/src/press/todos/TodoList/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

/** The screen below the search. */
const screenAnswers: Answers = {
  'GET /api/todos': { todos: tasks },
  'GET /api/events/people': { people: colleagues },
  'GET /api/tech-cards': { techcards: techCardRows, total: techCardRows.length },
}
const createSearchAnswers = (groups: readonly FoundGroup[]): Answers => ({
  ...screenAnswers,
  'GET /api/search': ({ query }) => ({
    groups: groups.filter(({ kind }) => !query['kind'] || kind === query['kind']),
  }),
})

const meta = {
  ...screenMeta,
  title: 'Screens/Search',
  tags: ['!autodocs'],
  component: ShellScreenStory,
  args: { person: me, path: 'todo', answers: createSearchAnswers(foundGroups) },
  parameters: { ...screenMeta.parameters, today },
  beforeEach: (context) => {
    const restoreScreen = screenMeta.beforeEach(context)
    addRecentRow({ href: '/app/project-manager/techcards/1146', label: 'Сейсмостойкость зданий' })
    return restoreScreen
  },
} satisfies Meta<typeof ShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** Opens the search and types. */
async function openSearch(canvasElement: HTMLElement, words: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Поиск/ }))
  const field = await screen.findByRole('combobox', { name: /Поиск/ })
  if (words) await userEvent.type(field, words)
  return field
}
const findBookGroup = () => screen.findByRole('group', { name: 'Книги' })

/** Rows, screens and actions that fit, with a preview of the selected row. */
export const Found: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement, 'кала')
    await expect(within(await findBookGroup()).getAllByRole('option')).toHaveLength(3)
    await expect(screen.getByText('ищем и «қала»')).toBeVisible()
    await expect(screen.getByRole('tab', { name: /Всё/ })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('complementary', { name: 'Қала социологиясы' })).toHaveTextContent('КП-0386')
    // Screens whose names differ by one letter are found too, and a text in the list mentions this.
    const screens = within(screen.getByRole('group', { name: 'Экраны' }))
    await expect(screens.getByRole('option', { name: /^Календарь/ })).toBeVisible()
    await expect(screen.getAllByText('похоже по написанию')[0]).toBeVisible()
  },
}
export const Dark: Story = { ...Found, tags: [], globals: { theme: 'dark', viewport: viewportGlobals.desktop } }

/** Before anything is typed: the rows that the person opened last, and what they can create. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement, '')
    const recentGroup = within(await screen.findByRole('group', { name: 'Недавнее' }))
    await expect(recentGroup.getByRole('option', { name: /Сейсмостойкость зданий/ })).toBeVisible()
  },
}

/** Tab moves between sections, and Esc clears the query before it closes the search. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: /Поиск/ })
    await userEvent.type(field, 'кала')
    await findBookGroup()
    await userEvent.keyboard('{Tab}')
    await expect(screen.getByRole('tab', { name: /Книги/ })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.queryByRole('group', { name: 'Экраны' })).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Alt>}c{/Alt}')
    await expect(await screen.findByText(/^Ссылка (скопирована|не скопирована)/)).toBeVisible()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect(screen.getByRole('tab', { name: /Всё/ })).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('group', { name: 'Недавнее' })).toBeVisible()
    await expect(field).toHaveValue('')
  },
}

/** `@` limits the search to people, `>` to actions. */
export const OnlyPeople: Story = {
  play: async ({ canvasElement }) => {
    const field = await openSearch(canvasElement, '@кал')
    await expect(await screen.findByRole('option', { name: /Қаламқас/ })).toBeVisible()
    await expect(screen.queryByRole('group', { name: 'Книги' })).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, '>')
    await expect(await screen.findByRole('option', { name: /Попросить помощи/ })).toBeVisible()
    await expect(screen.queryByRole('group', { name: 'Люди' })).toBeNull()
  },
}

export const OneKindFailed: Story = {
  args: {
    answers: createSearchAnswers([
      ...foundGroups.filter(({ kind }) => kind === 'techcard'),
      { kind: 'offer', total: 0, near: false, failed: true, items: [] },
    ]),
  },
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement, 'кала')
    await expect(await screen.findByText('не ответили')).toBeVisible()
    await expect(within(await findBookGroup()).getAllByRole('option')).toHaveLength(3)
  },
}
export const NothingFound: Story = {
  args: { answers: createSearchAnswers([]) },
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement, 'щщщщ')
    await expect(await screen.findByText('По запросу «щщщщ» ничего нет')).toBeVisible()
    await expect(screen.getByRole('option', { name: 'Искать «щщщщ» и в архиве' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { answers: { ...screenAnswers, 'GET /api/search': pending } },
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement, 'кала')
  },
}
/** Screens and actions are found even when the server cannot be reached. */
export const Failed: Story = {
  args: { answers: { ...screenAnswers, 'GET /api/search': unreachable } },
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement, 'кала')
    await expect(await screen.findByText('Поиск не ответил')).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: viewportGlobals.phone },
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement, 'кала')
    await findBookGroup()
    const palette = screen.getByRole('dialog')
    await expect(palette.scrollWidth).toBeLessThanOrEqual(palette.clientWidth)
    await expect(screen.queryByRole('complementary', { name: 'Қала социологиясы' })).toBeNull()
  },
}
export const NarrowPhoneInKazakh: Story = {
  ...createNarrowKazakhStory(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Іздеу/ }))
    await userEvent.type(await screen.findByRole('combobox', { name: /Іздеу/ }), 'кала')
    await screen.findByRole('group', { name: 'Кітаптар' })
    const palette = screen.getByRole('dialog')
    await expect(palette.scrollWidth).toBeLessThanOrEqual(palette.clientWidth)
  },
}
