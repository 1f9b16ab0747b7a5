import type { FoundGroup } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenMenu } from '../../../docs/screen-menu.ts'
import { views } from '../../../docs/screen-viewports.ts'
import { fullScreen } from '../../../docs/screen-story.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { CommandPalette, type CommandGroup } from '../../../patterns/CommandPalette/index.ts'
import { getDrawing } from '../../../patterns/frame/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { RoleBoard } from '../../../patterns/KanbanBoard/RoleBoardFixture.tsx'
import { screenCards } from '../../../patterns/KanbanBoard/screen-fixture.ts'
import { foundGroups } from './fixtures.ts'
import { useSearchCommands } from './useSearchCommands.ts'

const copied = fn()
const board = { role: 'supervisor', cards: screenCards() } as const

interface SearchScreenProps {
  /** The results that the fake server returns. */
  found: FoundGroup[]
}

/** The search over the staff portal, compared with design/png o1. */
function SearchScreen({ found }: SearchScreenProps) {
  const { t } = useTranslation(['boards', 'search'])
  const commands = useSearchCommands({
    hrefOf: ({ kind, item }) => `#/${kind}/${item.id}`,
    actsOf: ({ kind, item }, href) => [
      ...(kind === 'techcard'
        ? [
            {
              key: 'chat',
              label: t('search:act.chat'),
              glyph: glyphs.chatCircle,
              keys: 'alt+m',
              href: `#/chat/${item.id}`,
            },
          ]
        : []),
      {
        key: 'copy',
        label: t('search:act.copy'),
        glyph: glyphs.link,
        keys: 'alt+c',
        onSelect: () => copied(href) as undefined,
      },
    ],
  })
  const screens = screenMenu('ru').flatMap(({ items }) =>
    items.map(({ key, label, href, icon }) => ({ key: `screen:${key}`, label, href, glyph: getDrawing(icon) })),
  )
  const groups: CommandGroup[] = [
    { key: 'screens', label: t('search:screens'), items: screens },
    {
      key: 'actions',
      label: t('search:actions'),
      items: [{ key: 'new', label: t('search:action.techcard'), glyph: glyphs.plus, href: '#/new', always: true }],
    },
  ]
  return (
    <ScreenFixture under="kanban">
      <Page scroll="bleed" header={<PageHeader title={t('title')} />}>
        <RoleBoard {...board} />
      </Page>
      <CommandPalette
        open
        onOpenChange={fn()}
        previews
        groups={({ query, only }) => (query || only ? groups : groups.slice(1))}
        search={async (query, _signal, group) =>
          commands(
            found.filter(({ kind }) => group === undefined || kind === group),
            query,
          )
        }
        recent={[
          { key: 'r1', label: 'Сейсмостойкость зданий', detail: 'ТК-1146', glyph: glyphs.clock, href: '#/1146' },
        ]}
        otherwise={(query) => [
          {
            key: 'archive',
            label: t('search:action.archive', { query }),
            glyph: glyphs.archive,
            stays: true,
            onSelect: fn(),
          },
        ]}
      />
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Search',
  component: SearchScreen,
  ...fullScreen,
  args: { found: foundGroups },
} satisfies Meta<typeof SearchScreen>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: /Поиск|Іздеу/ })
const type = async (words: string) => userEvent.type(await field(), words)
const books = () => screen.findByRole('group', { name: 'Книги' })

/** Matches design o1. */
export const Found: Story = {
  tags: ['picture'],
  play: async () => {
    await type('кала')
    await expect(within(await books()).getAllByRole('option')).toHaveLength(3)
    await expect(screen.getByText('ищем и «қала»')).toBeVisible()
    await expect(screen.getByRole('tab', { name: /Всё/ })).toHaveAttribute('aria-selected', 'true')
    // A query with one wrong letter still finds results, and a text in the list mentions this.
    const screens = screen.getByRole('group', { name: 'Экраны' })
    await expect(within(screens).getAllByRole('option')).toHaveLength(2)
    await expect(screen.getByText('похоже по написанию')).toBeVisible()
    await expect(screen.getByRole('complementary', { name: 'Қала социологиясы' })).toHaveTextContent('КП-0386')
  },
}
export const Dark: Story = { ...Found, tags: [], globals: { theme: 'dark', viewport: views.desktop } }

/** Tab moves between sections, Alt C copies, and Esc clears the query before it closes the search. */
export const ByKeyboard: Story = {
  play: async () => {
    copied.mockClear()
    await type('кала')
    await books()
    await userEvent.keyboard('{Tab}')
    await expect(screen.getByRole('tab', { name: /Книги/ })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.queryByRole('group', { name: 'Экраны' })).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Alt>}c{/Alt}')
    await waitFor(() => expect(copied).toHaveBeenCalledWith('#/techcard/1163'))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect(screen.getByRole('tab', { name: /Всё/ })).toHaveAttribute('aria-selected', 'true')
    await expect(await field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('group', { name: 'Недавнее' })).toBeVisible()
    await expect(await field()).toHaveValue('')
  },
}

/** `@` limits the search to people, `>` to actions. */
export const OnlyPeople: Story = {
  play: async () => {
    await type('@кал')
    await expect(await screen.findByRole('option', { name: /Қаламқас/ })).toBeVisible()
    await expect(screen.queryByRole('group', { name: 'Книги' })).toBeNull()
    await userEvent.clear(await field())
    await type('>')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
  },
}

export const OneKindFailed: Story = {
  args: {
    found: [
      foundGroups[0] as FoundGroup,
      { kind: 'offer', total: 0, near: false, failed: true, items: [] } satisfies FoundGroup,
    ],
  },
  play: async () => {
    await type('кала')
    await expect(await screen.findByText('не ответили')).toBeVisible()
    await expect(within(await books()).getAllByRole('option')).toHaveLength(3)
  },
}

export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async () => {
    await type('кала')
    await books()
    const palette = screen.getByRole('dialog')
    await expect(palette.scrollWidth).toBeLessThanOrEqual(palette.clientWidth)
    await expect(screen.queryByRole('complementary', { name: 'Қала социологиясы' })).toBeNull()
  },
}
