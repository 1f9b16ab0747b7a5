import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { elena, nurlan } from '../../shared/fixtures/people.ts'
import { ChatThread, type ChatThreadProps } from './ChatThread.tsx'
import {
  messagesWithReplies,
  createIncomingMessage,
  bookConversation,
  createMessages,
  me,
  members,
  messages,
  privateConversation,
  remarkedMessages,
  unsentMessages,
  messagesWithPictures,
} from './fixtures.ts'

const readConversation = { ...bookConversation, unreadMessages: 0 }

const meta = {
  title: 'Press/ChatThread',
  component: ChatThread,
  parameters: { layout: 'fullscreen' },
  args: {
    conversation: readConversation,
    messages,
    members,
    me,
    onRead: fn(),
    onSend: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onOpenFile: fn(),
    onDownloadFile: fn(),
    onUpload: fn(async (file: File) => ({ id: 90, name: file.name, size: file.size, mime: file.type })),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ blockSize: '100vh', maxBlockSize: 720 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ChatThread>
export default meta
type Story = StoryObj<typeof meta>

const getScroller = () => screen.getByRole('region', { name: /^Сообщения/ })
const getStatuses = () => screen.getAllByRole('status')

export const ByDaysAndPeople: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '19 ноября',
      'Сегодня',
    ])
    const ownMessages = canvas.getByRole('list', { name: 'Вы' })
    await expect(ownMessages.children).toHaveLength(2)
    await expect(ownMessages.children[0]).toHaveTextContent('Прочитано')
    await expect(canvas.queryByText('Новые сообщения')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть Корректура_гл3.pdf' }))
    await expect(args.onOpenFile).toHaveBeenCalledWith(expect.objectContaining({ id: 501 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать Корректура_гл3.pdf' }))
    await expect(args.onDownloadFile).toHaveBeenCalledWith(expect.objectContaining({ id: 501 }))
    await expect(args.onRead).not.toHaveBeenCalled()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const ReadOnceSeen: Story = {
  args: { conversation: bookConversation },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Новые сообщения')).toBeVisible()
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce())
  },
}
export const WithAPerson: Story = {
  args: { conversation: privateConversation, messages: messagesWithPictures },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('в сети')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'https://press.kz/covers/1143' })).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть Обложка_v5.png' }))
    await expect(args.onOpenFile).toHaveBeenCalledWith(expect.objectContaining({ id: 602 }))
  },
}
export const SomebodyIsWriting: Story = {
  args: { typingIds: [elena.id, nurlan.id, me], onTyping: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Печатают: Елена Ким, Нұрлан Абай')).toBeVisible()
    await expect(args.onTyping).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Сообщение' }), 'Да')
    await expect(args.onTyping).toHaveBeenCalledTimes(2)
  },
}
export const NotSent: Story = {
  args: { messages: unsentMessages },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Не отправлено')).toBeVisible()
    await expect(canvas.getByText('Отправляется')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(args.onResend).toHaveBeenCalledWith(expect.objectContaining({ id: 'own-1' }))
  },
}
export const NotSentOnInk: Story = { args: { messages: unsentMessages }, globals: { theme: 'dark' } }

export const AnsweredAndChanged: Story = {
  args: { messages: messagesWithReplies, onEdit: fn(), onDelete: fn(), onTask: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Сообщение удалено')).toBeVisible()
    await expect(canvas.getByText('изменено')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Елена.*нужен ISBN/ })).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Сообщение' })
    const chooseAction = async (menuName: string, action: string) => {
      await userEvent.click(canvas.getByRole('button', { name: menuName }))
      await userEvent.click(await screen.findByRole('menuitem', { name: action }))
    }
    // An answer quotes the original message.
    await chooseAction('Нұрлан Абай, 14:14: действия', 'Ответить')
    await expect(canvas.getByText('Ответ: Нұрлан')).toBeVisible()
    await userEvent.type(field, 'Спасибо{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({
      content: 'Спасибо',
      files: [],
      reply_to: expect.objectContaining({ id: 110, name: 'Нұрлан Абай' }),
    })
    await expect(canvas.queryByText('Ответ: Нұрлан')).toBeNull()
    // Arrow Up in an empty field edits the user's last message; Esc cancels the change.
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    const editField = canvas.getByRole('textbox', { name: 'Сообщение' })
    await expect(editField).toHaveValue('Уже в карте: 978-601-04-6612-3')
    await expect(editField).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await chooseAction('Вы, 14:10: действия', 'Изменить')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Сообщение' }), '!{Enter}')
    await expect(args.onEdit).toHaveBeenCalledWith({
      message: expect.objectContaining({ id: 108 }),
      content: 'Уже в карте: 978-601-04-6612-3!',
    })
    await chooseAction('Вы, 14:10: действия', 'Удалить')
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 108 }))
    await chooseAction('Нұрлан Абай, 14:14: действия', 'Сделать задачей')
    await expect(args.onTask).toHaveBeenCalledWith(expect.objectContaining({ id: 110 }))
    // Only one of the message menus is a tab stop. Arrow keys move the focus to the other menus. The user cannot change messages of
    // other people.
    canvas.getByRole('button', { name: 'Нұрлан Абай, 14:14: действия' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Вы, 14:10: действия' })).toHaveFocus()
  },
}
export const AnsweredAndChangedOnInk: Story = { args: { messages: messagesWithReplies }, globals: { theme: 'dark' } }

/** A message can be added to the remarks of the book's tech card only once, and only if it has text. */
export const RemarksOfTheCard: Story = {
  args: { messages: remarkedMessages, onRemark: fn(), onTask: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('в замечаниях карточки')).toBeInTheDocument()
    const getRemarkItem = async (menuName: string | RegExp) => {
      await userEvent.click(canvas.getAllByRole('button', { name: menuName })[0] as HTMLElement)
      await screen.findByRole('menuitem', { name: 'Сделать задачей' })
      return screen.queryByRole('menuitem', { name: 'В замечания карточки' })
    }
    await expect(await getRemarkItem(/^Нұрлан Абай, 17:22: действия/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const remarkItem = await getRemarkItem('Елена Ким, 14:08: действия')
    await userEvent.click(remarkItem as HTMLElement)
    await expect(args.onRemark).toHaveBeenCalledWith(expect.objectContaining({ id: 107 }))
  },
}
export const RemarksOfTheCardOnInk: Story = {
  args: { messages: remarkedMessages, onRemark: fn() },
  globals: { theme: 'dark', locale: 'kz', viewport: { value: 'phone' } },
}

/** A conversation with a button that adds a message. */
function LiveThread(props: ChatThreadProps) {
  const [messageList, setMessageList] = useState(props.messages ?? [])
  return (
    <>
      <ChatThread {...props} messages={messageList} />
      <div style={{ position: 'absolute', insetBlockStart: 70, insetInlineEnd: 16 }}>
        <Button
          size="sm"
          onClick={() =>
            setMessageList([
              ...messageList,
              createIncomingMessage(messageList.length + 5000, `Новость ${messageList.length}`),
            ])
          }
        >
          Пришло сообщение
        </Button>
      </div>
    </>
  )
}
export const ArrivesAtTheEnd: Story = {
  render: (args) => <LiveThread {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пришло сообщение' }))
    await waitFor(() => expect(canvas.getByText('Новость 7')).toBeVisible())
    await waitFor(() =>
      expect(getStatuses().some((statusElement) => statusElement.textContent === 'Елена Ким: Новость 7')).toBe(true),
    )
    await expect(Math.abs(getScroller().scrollTop)).toBeLessThan(4)
    await expect(canvas.queryByText('Новые сообщения')).toBeNull()
  },
}
export const ArrivesWhileReadingAbove: Story = {
  args: { messages: [...createMessages(80), ...messages] },
  render: (args) => <LiveThread {...args} />,
  play: async ({ canvas }) => {
    getScroller().scrollTo({ top: -600, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'К последним сообщениям' })).toBeVisible())
    const findVisibleItem = () => {
      const scrollerRect = getScroller().getBoundingClientRect()
      const items = [...getScroller().querySelectorAll('li')]
      return items.find((remarkItem) => remarkItem.getBoundingClientRect().top > scrollerRect.top + 100)
    }
    const visibleItem = findVisibleItem()
    const topBefore = visibleItem?.getBoundingClientRect().top ?? 0
    const newMessageButton = canvas.getByRole('button', { name: 'Пришло сообщение' })
    await userEvent.click(newMessageButton)
    await userEvent.click(newMessageButton)
    const newMessagesButton = await canvas.findByRole('button', { name: '2 новых сообщения' })
    await waitFor(() => expect(Math.abs((visibleItem?.getBoundingClientRect().top ?? 999) - topBefore)).toBeLessThan(4))
    await userEvent.click(newMessagesButton)
    await waitFor(() => expect(canvas.queryByRole('button', { name: '2 новых сообщения' })).toBeNull())
    await expect(canvas.getByText('Новые сообщения')).toBeVisible()
  },
}

/** Simulates a server that returns sixty older messages later, in portions. */
function ThreadWithEarlier(props: ChatThreadProps) {
  const allMessages = createMessages(160)
  const [firstIndex, setFirstIndex] = useState(100)
  const [isLoading, setIsLoading] = useState(false)
  return (
    <ChatThread
      {...props}
      messages={[...allMessages.slice(firstIndex), ...messages]}
      hasEarlier={firstIndex > 0}
      loadingEarlier={isLoading}
      onEarlier={() => {
        props.onEarlier?.()
        setIsLoading(true)
        setTimeout(() => {
          setIsLoading(false)
          setFirstIndex(Math.max(0, firstIndex - 60))
        }, 120)
      }}
    />
  )
}
export const EarlierOnesKeepThePlace: Story = {
  args: { onEarlier: fn() },
  render: (args) => <ThreadWithEarlier {...args} />,
  play: async ({ args }) => {
    const getFirstItem = () => getScroller().querySelector('li')
    await waitFor(() => expect(getFirstItem()).toHaveTextContent(/Правка 101/))
    const anchorItem = getScroller().querySelectorAll('li')[12]
    getScroller().scrollTo({ top: -getScroller().scrollHeight, behavior: 'instant' })
    const getAnchorTop = () => Math.round(anchorItem?.getBoundingClientRect().top ?? 0)
    await waitFor(() => expect(args.onEarlier).toHaveBeenCalled())
    const topBefore = getAnchorTop()
    await waitFor(() => expect(getFirstItem()).not.toHaveTextContent(/Правка 101:/))
    await expect(Math.abs(getAnchorTop() - topBefore)).toBeLessThan(8)
  },
}
export const FiveThousand: Story = {
  args: { messages: [...createMessages(5000), ...messages] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/нужен ISBN/)).toBeVisible()
    // The thread renders the messages in portions, not all messages at once.
    await expect(getScroller().querySelectorAll('li').length).toBeLessThan(200)
    await userEvent.click(canvas.getByRole('button', { name: 'Поиск в чате' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'Правка 17:')
    await waitFor(() => expect(canvas.getByText('1 из 1')).toBeVisible())
    const match = canvas.getByText('Правка 17:')
    await waitFor(() => {
      const scrollerRect = getScroller().getBoundingClientRect()
      const matchRect = match.getBoundingClientRect()
      return expect(matchRect.top > scrollerRect.top && matchRect.bottom < scrollerRect.bottom).toBe(true)
    })
  },
}
export const Searched: Story = {
  play: async ({ canvas }) => {
    const searchButton = canvas.getByRole('button', { name: 'Поиск в чате' })
    await userEvent.click(searchButton)
    const searchField = canvas.getByRole('searchbox', { name: 'Найти в чате' })
    await expect(searchField).toHaveFocus()
    await userEvent.type(searchField, 'сигнал')
    await expect(canvas.getByText('1 из 2')).toBeVisible()
    await expect(canvas.getAllByText('Сигнал')).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('2 из 2')).toBeVisible()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(canvas.getByText('1 из 2')).toBeVisible()
    await userEvent.clear(searchField)
    await userEvent.type(searchField, 'геология')
    await expect(canvas.getByText('Ничего не найдено')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(searchButton).toHaveFocus()
  },
}
export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Сообщений ещё нет' })).toBeVisible()
  },
}
export const Loading: Story = { args: { messages: undefined } }
export const Failed: Story = {
  args: { messages: undefined, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const KazakhNarrow: Story = {
  args: { messages: unsentMessages, onBack: fn(), infoOpen: false, onInfoOpenChange: fn() },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Қайта жіберу' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
