import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Page } from '../../foundations/layout/index.ts'
import { Announcer } from '../../primitives/Announcer/index.ts'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { ToastProvider, useToast } from '../../primitives/Toast/index.ts'
import { CommandButton } from '../CommandPalette/index.ts'
import { PageHeader } from '../PageHeader/index.ts'
import { guide } from './AppShell.guide.ts'
import { AppShell } from './AppShell.tsx'
import { Banner } from './Banner.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import type { NavGroup, NavItem } from './navigation.ts'

const groups: NavGroup[] = [
  { key: 'main', items: [{ key: 'home', label: 'Главная', href: '#/home', icon: 'house' }] },
  {
    key: 'production',
    label: 'Производство',
    items: [
      { key: 'kanban', label: 'Канбан', href: '#/kanban', icon: 'kanban' },
      {
        key: 'techcards',
        label: 'Тех. карты',
        href: '#/techcards',
        icon: 'bookBookmark',
        badge: { count: 128, attention: false },
      },
      {
        key: 'applications',
        label: 'Заявки',
        href: '#/applications',
        icon: 'files',
        badge: { count: 7, attention: true },
      },
    ],
  },
]
const items = groups.flatMap((group) => group.items)

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    brand: 'Press',
    homeHref: '#/home',
    groups,
    tabs: items.slice(0, 4),
    hasMenuTab: true,
    path: '#/kanban',
    crumbs: [{ label: 'Производство' }, { label: 'Канбан' }],
    onSidebarChange: fn(),
    actions: (
      <>
        <IconButton glyph={glyphs.sun} label="Тема" tone="chrome" />
        <IconButton glyph={glyphs.bell} label="Уведомления, 4 новых" tone="chrome" count={4} />
        <Avatar name="Алия Сәрсен" size={30} />
      </>
    ),
    children: (
      <Page header={<PageHeader title="Канбан тех. карт" count="106 книг в работе" />}>
        <p>Доска</p>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Sidebar: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    const current = canvas.getAllByRole('link', { current: 'page' })
    await expect(current[0]).toHaveTextContent('Канбан')
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть меню' }))
    await expect(args.onSidebarChange).toHaveBeenCalledWith('collapsed')
  },
}
export const Collapsed: Story = {
  args: { sidebar: 'collapsed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Тех. карты/ })).toBeVisible()
  },
}
export const SkipsToTheContent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByText('К содержанию')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
export const Horizontal: Story = {
  args: { menu: 'horizontal', hasMenuTab: false, crumbs: [{ label: 'Главная' }], path: '#/home' },
  play: async ({ canvas }) => {
    const [current] = await canvas.findAllByRole('link', { current: 'page' })
    await expect(current).toHaveTextContent('Главная')
  },
}
const manyItems = [
  'Проекты',
  'Книги',
  'КП и счета',
  'Счета',
  'Договоры',
  'Калькулятор',
  'Чат',
  'Календарь',
  'Задачи',
].map((label): NavItem => ({
  key: label,
  label,
  href: `#/${label}`,
  icon: 'files',
  ...(label === 'Чат' && { badge: { count: 3, attention: true } }),
}))
/** Entries that do not fit in the header, and the counts of these entries, are one click away. */
export const MoreThanTheHeaderHolds: Story = {
  args: {
    menu: 'horizontal',
    hasMenuTab: false,
    groups: [{ key: 'main', items: [...items, ...manyItems] }],
    actions: (
      <>
        <CommandButton />
        <Avatar name="Алия Сәрсен" size={30} />
      </>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Главное меню' }))
    const moreButton = await nav.findByRole('button', { name: 'Ещё 3' })
    await expect(nav.getByRole('link', { name: 'Тех. карты' })).toBeVisible()
    await expect(nav.queryByRole('link', { name: 'Календарь' })).toBeNull()
    await userEvent.click(moreButton)
    await expect(await screen.findByRole('menuitem', { name: 'Чат · 3' })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Календарь' })).toHaveAttribute('href', '#/Календарь')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(moreButton).toHaveFocus())
  },
}
export const Offline: Story = {
  args: { banner: <OfflineBar offline /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Нет связи с сервером/)).toBeVisible()
  },
}
/** A visit that began offline shows the cached data. */
export const OfflineFromTheStart: Story = {
  args: { banner: <OfflineBar offline since={new Date('2026-11-23T09:02:00Z')} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Показаны данные на .*14:02/)).toBeVisible()
  },
}
export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <span>Press</span>
        <span>Версия 1.0</span>
        <Link href="#/instruction" variant="standalone" tone="muted">
          Инструкция
        </Link>
      </>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Инструкция' })).toBeVisible()
  },
}
function SaveButton() {
  const toast = useToast()
  return <Button onClick={() => toast({ message: 'Тех. карта обновлена' })}>Сохранить</Button>
}
/** Messages that stay open do not cover the canvas. */
export const WithMessagesThatStay: Story = {
  args: {
    children: (
      <Page header={<PageHeader title="Канбан тех. карт" />}>
        <SaveButton />
      </Page>
    ),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <ToastProvider messageStay="untilClosed">
          <Story />
        </ToastProvider>
      </Announcer>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const saveButton = canvas.getByRole('button', { name: 'Сохранить' })
    await userEvent.click(saveButton)
    await userEvent.click(saveButton)
    const messages = within(await screen.findByRole('region', { name: 'Сообщения' })).getByRole('list')
    await expect(within(messages).getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() =>
      expect(canvas.getByRole('main').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        messages.getBoundingClientRect().top,
      ),
    )
  },
}
export const WithMessagesThatStayOnAPhone: Story = {
  ...WithMessagesThatStay,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const messages = within(await screen.findByRole('region', { name: 'Сообщения' })).getByRole('list')
    await waitFor(() =>
      expect(canvas.getAllByRole('banner')[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        messages.getBoundingClientRect().bottom,
      ),
    )
  },
}
const retry = fn()
export const MenuDidNotCome: Story = {
  args: {
    groups: groups.slice(0, 1),
    tabs: items.slice(0, 1),
    banner: (
      <Banner action={{ label: 'Повторить', onAction: retry }}>
        Меню не загрузилось. Остальное работает как обычно.
      </Banner>
    ),
  },
  play: async ({ canvas }) => {
    retry.mockClear()
    await expect(canvas.getByRole('status')).toHaveTextContent('Меню не загрузилось')
    await expect(canvas.getAllByRole('link', { name: 'Главная' })[0]).toHaveAttribute('href', '#/home')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const MenuDidNotComeOnAPhone: Story = {
  ...MenuDidNotCome,
  play: undefined,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }))
    const sheet = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(sheet.getByRole('link', { name: /Заявки/ })).toBeVisible())
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const SemiDark: Story = { globals: { theme: 'semi-dark' } }
export const SemiLight: Story = { globals: { theme: 'semi-light' } }
export const Kazakh: Story = {
  globals: { locale: 'kz' },
  args: {
    crumbs: [{ label: 'Өндіріс' }, { label: 'Тех. карталар' }],
    groups: [
      {
        key: 'sales',
        label: 'Сату және серіктестермен жұмыс',
        items: [
          {
            key: 'offers',
            label: 'Коммерциялық ұсыныстар мен шоттар',
            href: '#/offers',
            icon: 'fileText',
            badge: { count: 50, attention: false },
          },
        ],
      },
    ],
  },
}
