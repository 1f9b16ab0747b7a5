import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { LinkProvider, type LinkComponentProps } from '../../foundations/LinkProvider/index.ts'
import { useShortcut } from '../../foundations/useShortcut/index.ts'
import { CommandButton } from './CommandButton.tsx'
import { guide } from './CommandPalette.guide.ts'
import { CommandPalette } from './CommandPalette.tsx'
import type { CommandGroup, CommandSearch } from './commands.ts'

const onNewOffer = fn()
const onFollow = fn()

/** Replaces the portal's router. */
const RouterLink = ({ href, onClick, children, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      onClick?.(event)
      onFollow(href)
    }}
  >
    {children}
  </a>
)

const groups: CommandGroup[] = [
  {
    key: 'screens',
    label: 'Экраны',
    items: [
      { key: 'kanban', label: 'Канбан тех. карт', glyph: glyphs.kanban, href: '#kanban' },
      { key: 'offers', label: 'КП и счета', glyph: glyphs.fileText, href: '#offers' },
      { key: 'applications', label: 'Заявки', glyph: glyphs.files, href: '#applications' },
    ],
  },
  {
    key: 'actions',
    label: 'Действия',
    items: [{ key: 'new', label: 'Новое КП', glyph: glyphs.plus, shortcut: 'mod+b', onSelect: onNewOffer }],
  },
]

const searchResults: CommandGroup[] = [
  {
    key: 'books',
    label: 'Книги',
    items: [
      { key: 'b1', label: 'Қазақ тілінің корпусы', detail: 'ТК-1143, Т. Ли', glyph: glyphs.bookOpen, href: '#1143' },
      {
        key: 'b2',
        label: 'Введение в корпусную лингвистику',
        detail: 'ТК-1098, Т. Ли',
        glyph: glyphs.bookOpen,
        href: '#1098',
      },
    ],
  },
  {
    key: 'people',
    label: 'Люди',
    items: [{ key: 'p1', label: 'Тимур Ли', detail: 'Автор', glyph: glyphs.user, href: '#p9' }],
  },
]
const search: CommandSearch = async (query) => (/корп|ли/i.test(query) ? searchResults : [])

const meta = {
  title: 'Patterns/CommandPalette',
  component: CommandPalette,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    groups,
    search,
    recent: [{ key: 'r1', label: 'Сейсмостойкость зданий', detail: 'ТК-1146', glyph: glyphs.clock, href: '#1146' }],
  },
  decorators: [(Story) => <LinkProvider component={RouterLink}>{Story()}</LinkProvider>],
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const getField = () => screen.getByRole('combobox', { name: 'Поиск и переходы' })
const getActiveOption = () => document.getElementById(getField().getAttribute('aria-activedescendant') ?? '')

export const RecentFirst: Story = {
  play: async () => {
    await expect(getField()).toHaveFocus()
    await expect(within(screen.getByRole('group', { name: 'Недавнее' })).getAllByRole('option')).toHaveLength(1)
    await expect(getActiveOption()).toHaveTextContent('Сейсмостойкость зданий')
  },
}
export const OnInk: Story = { globals: { theme: 'semi-light' } }
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    onFollow.mockClear()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(getActiveOption()).toHaveTextContent('КП и счета')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(getActiveOption()).toHaveTextContent('Новое КП')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(onFollow).toHaveBeenCalledWith('#kanban')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const Found: Story = {
  play: async () => {
    await userEvent.type(getField(), 'корпус')
    const books = await screen.findByRole('group', { name: 'Книги' })
    await expect(within(books).getAllByRole('option')).toHaveLength(2)
    await expect(screen.queryByRole('group', { name: 'Недавнее' })).toBeNull()
    await expect(screen.getByRole('group', { name: 'Люди' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('3 результата')).toBeInTheDocument())
    await userEvent.keyboard('{Enter}')
    await expect(onFollow).toHaveBeenCalledWith('#1143')
  },
}
export const KnownAtOnce: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async () => {
    onNewOffer.mockClear()
    await userEvent.type(getField(), 'нов')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(onNewOffer).toHaveBeenCalledOnce()
  },
}
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(getField(), 'гидролгия')
    await expect(await screen.findByText('По запросу «гидролгия» ничего нет')).toBeVisible()
    await expect(getField()).toHaveAttribute('aria-expanded', 'false')
  },
}
let isOffline = true
export const SearchFailed: Story = {
  args: { search: async () => (isOffline ? Promise.reject(new Error('offline')) : searchResults) },
  play: async () => {
    isOffline = true
    await userEvent.type(getField(), 'Ли')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Поиск не ответил')
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await expect(await screen.findByRole('option', { name: /Тимур Ли/ })).toBeVisible()
  },
}
export const Searching: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(getField(), 'гидрология')
    await expect(await screen.findByText('Ищем')).toBeVisible()
  },
}
export const OpensByItsKeys: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    useShortcut('mod+k', () => setOpen(true))
    return (
      <>
        <CommandButton onClick={() => setOpen(true)} />
        <input aria-label="Заметка" />
        <CommandPalette {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox')
    await userEvent.click(note)
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(getField()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(note).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Поиск и переходы: Экран, книга/ }))
    await waitFor(() => expect(getField()).toHaveFocus())
  },
}
export const KazakhAtNarrowWidth: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: {
    recent: [],
    groups: [
      {
        key: 'screens',
        label: 'Экрандар',
        items: [
          { key: 'kanban', label: 'Технологиялық карталардың канбан тақтасы', glyph: glyphs.kanban, href: '#k' },
          { key: 'offers', label: 'Коммерциялық ұсыныстар мен шоттар', glyph: glyphs.fileText, href: '#o' },
        ],
      },
    ],
  },
  play: async () => {
    const palette = await screen.findByRole('dialog', { name: 'Іздеу және өту' })
    await expect(palette.scrollWidth).toBeLessThanOrEqual(palette.clientWidth)
    await expect(palette.clientWidth).toBe(innerWidth)
  },
}
