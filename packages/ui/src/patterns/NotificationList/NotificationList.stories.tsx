import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, type MouseEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Panel } from '../../foundations/layout/index.ts'
import { LinkProvider, type LinkComponentProps } from '../../foundations/LinkProvider/index.ts'
import { BookTitle } from '../../foundations/Text/index.ts'
import { guide } from './NotificationList.guide.ts'
import { NotificationList, type Notification } from './NotificationList.tsx'

/** A link that does not leave the story. */
const StayLink = ({ onClick, ...rest }: LinkComponentProps) =>
  createElement('a', {
    ...rest,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      onClick?.(event)
    },
  })

const notifications: Notification[] = [
  {
    id: '1',
    children: (
      <>
        <strong>Тимур Ли</strong> подписал сигнал книги <BookTitle>Введение в корпусную лингвистику</BookTitle>
      </>
    ),
    createdAt: '2026-11-21T06:48:00Z',
    glyph: glyphs.signature,
    stage: 'author',
    unread: true,
    href: '#signal',
  },
  {
    id: '2',
    children: (
      <>
        Запрос счёта по <strong>КП-0412</strong> от Академии логистики
      </>
    ),
    createdAt: '2026-11-21T06:12:00Z',
    glyph: glyphs.receipt,
    tone: 'attention',
    unread: true,
    href: '#offer',
  },
  {
    id: '3',
    children: (
      <>
        <strong>Сәуле Тоқтар</strong>: мұқабаның соңғы нұсқасы папкада
      </>
    ),
    createdAt: '2026-11-21T04:00:00Z',
    glyph: glyphs.chatCircle,
    tone: 'accent',
    unread: true,
    href: '#chat',
  },
  {
    id: '4',
    children: (
      <>
        <BookTitle>Петроглифы Тамгалы</BookTitle>, 800 экз. на складе
      </>
    ),
    createdAt: '2026-11-21T02:00:00Z',
    glyph: glyphs.warehouse,
    stage: 'stock',
    href: '#stock',
  },
]

const meta = {
  title: 'Patterns/NotificationList',
  component: NotificationList,
  parameters: { guide },
  args: {
    notifications,
    now: new Date('2026-11-21T07:00:00Z'),
    onRead: fn(),
    onReadAll: fn(),
    allHref: '#notifications',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Panel padding="none">
          <LinkProvider component={StayLink}>
            <Story />
          </LinkProvider>
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12 минут назад')).toHaveAttribute('title', '21 ноября 2026\u00a0г., 11:48')
    await userEvent.click(canvas.getByRole('link', { name: /Непрочитанное: Запрос счёта/ }))
    await expect(args.onRead).toHaveBeenCalledWith('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Прочитать все' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const AllRead: Story = {
  args: {
    notifications: notifications.map((notification) => ({ ...notification, unread: false })),
    now: new Date('2026-11-24T05:00:00Z'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('75 часов назад')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** A separate page has its heading; the list shows the days, in the press's time zone. */
export const ByDay: Story = {
  args: {
    groupedByDay: true,
    allHref: undefined,
    notifications: [
      ...notifications,
      // A minute before midnight in Almaty, a day before that, and a year back.
      ...['2026-11-20T18:59:00Z', '2026-11-19T18:59:00Z', '2025-11-19T06:00:00Z'].map((timestamp, index) => ({
        ...(notifications[3] as Notification),
        id: String(index + 5),
        createdAt: timestamp,
      })),
    ],
  },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading').map(({ textContent }) => textContent)
    await expect(days).toEqual(['Сегодня', 'Вчера', '19 ноября', '19 ноября 2025\u00a0г.'])
    const [today] = canvas.getAllByRole('list')
    await expect(today?.children).toHaveLength(4)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** Many notifications of one group are folded under the newest one. */
export const ManyOfOne: Story = {
  args: {
    notifications: Array.from({ length: 6 }, (_item, index) => ({
      ...(notifications[3] as Notification),
      id: String(index + 1),
      unread: index < 3,
      group: 'stage',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    const moreButton = canvas.getByRole('button', { name: 'Непрочитанное: Ещё 5 таких же' })
    await userEvent.click(moreButton)
    await expect(moreButton).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
  },
}
export const None: Story = {
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Уведомлений пока нет' })).toBeVisible()
  },
}
export const InKazakh: Story = { globals: { locale: 'kz' } }
