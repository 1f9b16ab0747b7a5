import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from './Chat.guide.ts'
import { ChatStory } from './ChatStory.tsx'
import { createMessages, messages } from './fixtures.ts'
import { Chat } from './Chat.tsx'

const wideViewport = {
  viewport: { options: { wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } } } },
}

const meta = {
  title: 'Press/Chat',
  component: ChatStory,
  parameters: { documents: Chat, layout: 'fullscreen', guide },
  args: {
    onValueChange: fn(),
    onDraftChange: fn(),
    thread: { onRead: fn(), onSend: fn(), onResend: fn(), onDiscard: fn() },
  },
} satisfies Meta<typeof ChatStory>
export default meta
type Story = StoryObj<typeof meta>

const getComposer = () => screen.getByRole('textbox', { name: 'Сообщение' })
const getThread = (name: RegExp | string = /^Ежелгі түркі/) => within(screen.getByRole('region', { name }))
const getMessageRegion = () => screen.getByRole('region', { name: /^Сообщения/ })

export const Open: Story = {
  parameters: wideViewport,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Ежелгі түркі/, current: true })).toHaveTextContent(
      'Елена: сигнал отправили',
    )
    await expect(canvas.getByText('5 участников, 3 в сети')).toBeVisible()
    await expect(canvas.getByText('Новые сообщения')).toBeVisible()
    await expect(canvas.getByRole('complementary', { name: 'О книге' })).toHaveTextContent('ТК-1143')
    await waitFor(() => expect(args.thread?.onRead).toHaveBeenCalledOnce())
    // The messages are read now, but the line before the new messages stays visible.
    await expect(canvas.getByText('Новые сообщения')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'О чате' }))
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}
export const OnInk: Story = { parameters: wideViewport, globals: { theme: 'dark', viewport: { value: 'wide' } } }

export const SendsByEnter: Story = {
  play: async ({ args }) => {
    await userEvent.type(getComposer(), 'Уже в карте:{Shift>}{Enter}{/Shift}978-601-04-6612-3')
    await expect(args.thread?.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.thread?.onSend).toHaveBeenCalledWith({
      content: 'Уже в карте:\n978-601-04-6612-3',
      files: [],
    })
    await expect(getComposer()).toHaveValue('')
    await expect(getComposer()).toHaveFocus()
    await waitFor(() => expect(getThread().getByText(/978-601-04-6612-3/)).toBeVisible())
    // An answer marks the messages as read, so the line disappears.
    await expect(screen.queryByText('Новые сообщения')).toBeNull()
  },
}
export const NothingToSend: Story = {
  play: async ({ args }) => {
    await userEvent.type(getComposer(), '   {Enter}')
    const sendButton = screen.getByRole('button', { name: 'Отправить' })
    await expect(sendButton).toHaveAttribute('aria-disabled', 'true')
    await expect(sendButton).toHaveAccessibleDescription('Напишите сообщение или прикрепите файл')
    await userEvent.click(sendButton)
    await expect(args.thread?.onSend).not.toHaveBeenCalled()
  },
}
export const FailedAndSentAgain: Story = {
  args: { outcome: 'failed' },
  play: async ({ args }) => {
    await userEvent.type(getComposer(), 'Проверьте титул{Enter}')
    await expect(await getThread().findByText('Не отправлено')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByText('Сообщение не отправлено: Проверьте титул')).toHaveAttribute('role', 'alert'),
    )
    await userEvent.click(getThread().getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(args.thread?.onResend).toHaveBeenCalledWith(expect.objectContaining({ content: 'Проверьте титул' }))
    await waitFor(() => expect(getThread().queryByText('Не отправлено')).toBeNull())
    await expect(getThread().getByText('Проверьте титул')).toBeVisible()
  },
}
export const FailedAndLetGo: Story = {
  args: { outcome: 'failed' },
  play: async ({ args }) => {
    await userEvent.type(getComposer(), 'Лишнее{Enter}')
    await userEvent.click(await getThread().findByRole('button', { name: 'Удалить' }))
    await expect(args.thread?.onDiscard).toHaveBeenCalledOnce()
    await expect(getThread().queryByText('Лишнее')).toBeNull()
  },
}
export const UnreadAbove: Story = {
  args: {
    unread: 40,
    thread: { onRead: fn(), messages: [...createMessages(60), ...messages] },
  },

  play: async ({ canvas, args }) => {
    const unreadLine = canvas.getByText('Новые сообщения')
    await waitFor(() =>
      expect(unreadLine.getBoundingClientRect().top).toBeGreaterThan(getMessageRegion().getBoundingClientRect().top),
    )
    await expect(unreadLine.getBoundingClientRect().bottom).toBeLessThan(
      getMessageRegion().getBoundingClientRect().bottom,
    )
    // The end has not been in view, so no message is marked as read.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'К последним сообщениям' })).toBeVisible())
    await expect(args.thread?.onRead).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'К последним сообщениям' }))
    await waitFor(() => expect(args.thread?.onRead).toHaveBeenCalledOnce())
  },
}
export const DraftStaysWithItsConversation: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(getComposer(), 'Жду ISBN')
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ id: 1, content: 'Жду ISBN' })
    await userEvent.click(canvas.getByRole('button', { name: /^Сәуле Тоқтар ?, в сети/ }))
    await waitFor(() => expect(getComposer()).toHaveFocus())
    await expect(getComposer()).toHaveValue('')
    await expect(canvas.getByText('Черновик: Жду ISBN')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Ежелгі түркі/ }))
    await expect(getComposer()).toHaveValue('Жду ISBN')
  },
}
export const InfoInADrawer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'О чате' }))
    const drawer = within(screen.getByRole('dialog', { name: 'О книге' }))
    await waitFor(() => expect(drawer.getByRole('img', { name: /Этап 4 из 10/ })).toBeVisible())
    await userEvent.click(drawer.getByRole('button', { name: 'Закрыть' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const KeyboardWalk: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: /Человек/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /Ежелгі түркі/, current: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^Сәуле Тоқтар ?, в сети/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith(3)
    await waitFor(() => expect(getComposer()).toHaveFocus())
  },
}
export const OnAPhone: Story = {
  args: { value: null },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    await expect(screen.queryByRole('textbox', { name: 'Сообщение' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Ежелгі түркі/ }))
    const backButton = await canvas.findByRole('button', { name: 'Назад к чатам' })
    await waitFor(() => expect(backButton).toHaveFocus())
    await expect(canvas.queryByRole('searchbox', { name: /Человек/ })).toBeNull()
    await userEvent.click(backButton)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(canvas.getByRole('button', { name: /Ежелгі түркі/ })).toHaveFocus())
  },
}
export const ThreadOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Выберите чат' })).toBeVisible()
  },
}
export const Offline: Story = {
  args: { offline: true },
  play: async ({ args }) => {
    await userEvent.type(getComposer(), 'Когда связь вернётся{Enter}')
    await expect(getComposer()).toHaveValue('Когда связь вернётся')
    await expect(getComposer()).toHaveAccessibleDescription(/Нет связи/)
    await expect(args.thread?.onSend).not.toHaveBeenCalled()
  },
}
export const Loading: Story = { args: { value: 1, loading: true } }
export const KazakhNarrow: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Хабарлама' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
