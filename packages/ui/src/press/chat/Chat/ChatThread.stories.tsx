import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { elena, nurlan } from '../../shared/fixtures/people.ts'
import { ChatThread, type ChatThreadProps } from './ChatThread.tsx'
import {
  answered,
  arriving,
  bookConversation,
  longTalk,
  me,
  members,
  messages,
  privateConversation,
  remarked,
  unsent,
  withPictures,
} from './fixtures.ts'

const read = { ...bookConversation, unreadMessages: 0 }

const meta = {
  title: 'Press/ChatThread',
  component: ChatThread,
  parameters: { layout: 'fullscreen' },
  args: {
    conversation: read,
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

const scroller = () => screen.getByRole('region', { name: /^Сообщения/ })
const status = () => screen.getAllByRole('status')

export const ByDaysAndPeople: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '19 ноября',
      'Сегодня',
    ])
    const own = canvas.getByRole('list', { name: 'Вы' })
    await expect(own.children).toHaveLength(2)
    await expect(own.children[0]).toHaveTextContent('Прочитано')
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
  args: { conversation: privateConversation, messages: withPictures },
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
  args: { messages: unsent },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Не отправлено')).toBeVisible()
    await expect(canvas.getByText('Отправляется')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(args.onResend).toHaveBeenCalledWith(expect.objectContaining({ id: 'own-1' }))
  },
}
export const NotSentOnInk: Story = { args: { messages: unsent }, globals: { theme: 'dark' } }

export const AnsweredAndChanged: Story = {
  args: { messages: answered, onEdit: fn(), onDelete: fn(), onTask: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Сообщение удалено')).toBeVisible()
    await expect(canvas.getByText('изменено')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Елена.*нужен ISBN/ })).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Сообщение' })
    const choose = async (of: string, act: string) => {
      await userEvent.click(canvas.getByRole('button', { name: of }))
      await userEvent.click(await screen.findByRole('menuitem', { name: act }))
    }
    // An answer quotes the original message.
    await choose('Нұрлан Абай, 14:14: действия', 'Ответить')
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
    const change = canvas.getByRole('textbox', { name: 'Сообщение' })
    await expect(change).toHaveValue('Уже в карте: 978-601-04-6612-3')
    await expect(change).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await choose('Вы, 14:10: действия', 'Изменить')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Сообщение' }), '!{Enter}')
    await expect(args.onEdit).toHaveBeenCalledWith({
      message: expect.objectContaining({ id: 108 }),
      content: 'Уже в карте: 978-601-04-6612-3!',
    })
    await choose('Вы, 14:10: действия', 'Удалить')
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 108 }))
    await choose('Нұрлан Абай, 14:14: действия', 'Сделать задачей')
    await expect(args.onTask).toHaveBeenCalledWith(expect.objectContaining({ id: 110 }))
    // Only one of the message menus is a tab stop. Arrow keys move the focus to the other menus. The user cannot change messages of
    // other people.
    canvas.getByRole('button', { name: 'Нұрлан Абай, 14:14: действия' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Вы, 14:10: действия' })).toHaveFocus()
  },
}
export const AnsweredAndChangedOnInk: Story = { args: { messages: answered }, globals: { theme: 'dark' } }

/** A message can be added to the remarks of the book's tech card only once, and only if it has text. */
export const RemarksOfTheCard: Story = {
  args: { messages: remarked, onRemark: fn(), onTask: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('в замечаниях карточки')).toBeInTheDocument()
    const act = async (of: string | RegExp) => {
      await userEvent.click(canvas.getAllByRole('button', { name: of })[0] as HTMLElement)
      await screen.findByRole('menuitem', { name: 'Сделать задачей' })
      return screen.queryByRole('menuitem', { name: 'В замечания карточки' })
    }
    await expect(await act(/^Нұрлан Абай, 17:22: действия/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const item = await act('Елена Ким, 14:08: действия')
    await userEvent.click(item as HTMLElement)
    await expect(args.onRemark).toHaveBeenCalledWith(expect.objectContaining({ id: 107 }))
  },
}
export const RemarksOfTheCardOnInk: Story = {
  args: { messages: remarked, onRemark: fn() },
  globals: { theme: 'dark', locale: 'kz', viewport: { value: 'phone' } },
}

/** A conversation with a button that adds a message. */
function Live(props: ChatThreadProps) {
  const [now, setNow] = useState(props.messages ?? [])
  return (
    <>
      <ChatThread {...props} messages={now} />
      <div style={{ position: 'absolute', insetBlockStart: 70, insetInlineEnd: 16 }}>
        <Button size="sm" onClick={() => setNow([...now, arriving(now.length + 5000, `Новость ${now.length}`)])}>
          Пришло сообщение
        </Button>
      </div>
    </>
  )
}
export const ArrivesAtTheEnd: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пришло сообщение' }))
    await waitFor(() => expect(canvas.getByText('Новость 7')).toBeVisible())
    await waitFor(() => expect(status().some((one) => one.textContent === 'Елена Ким: Новость 7')).toBe(true))
    await expect(Math.abs(scroller().scrollTop)).toBeLessThan(4)
    await expect(canvas.queryByText('Новые сообщения')).toBeNull()
  },
}
export const ArrivesWhileReadingAbove: Story = {
  args: { messages: [...longTalk(80), ...messages] },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    scroller().scrollTo({ top: -600, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'К последним сообщениям' })).toBeVisible())
    const findVisibleItem = () => {
      const box = scroller().getBoundingClientRect()
      const items = [...scroller().querySelectorAll('li')]
      return items.find((item) => item.getBoundingClientRect().top > box.top + 100)
    }
    const visibleItem = findVisibleItem()
    const before = visibleItem?.getBoundingClientRect().top ?? 0
    const newMessageButton = canvas.getByRole('button', { name: 'Пришло сообщение' })
    await userEvent.click(newMessageButton)
    await userEvent.click(newMessageButton)
    const pill = await canvas.findByRole('button', { name: '2 новых сообщения' })
    await waitFor(() => expect(Math.abs((visibleItem?.getBoundingClientRect().top ?? 999) - before)).toBeLessThan(4))
    await userEvent.click(pill)
    await waitFor(() => expect(canvas.queryByRole('button', { name: '2 новых сообщения' })).toBeNull())
    await expect(canvas.getByText('Новые сообщения')).toBeVisible()
  },
}

/** Simulates a server that returns sixty older messages later, in portions. */
function Earlier(props: ChatThreadProps) {
  const all = longTalk(160)
  const [from, setFrom] = useState(100)
  const [busy, setBusy] = useState(false)
  return (
    <ChatThread
      {...props}
      messages={[...all.slice(from), ...messages]}
      hasEarlier={from > 0}
      loadingEarlier={busy}
      onEarlier={() => {
        props.onEarlier?.()
        setBusy(true)
        setTimeout(() => {
          setBusy(false)
          setFrom(Math.max(0, from - 60))
        }, 120)
      }}
    />
  )
}
export const EarlierOnesKeepThePlace: Story = {
  args: { onEarlier: fn() },
  render: (args) => <Earlier {...args} />,
  play: async ({ args }) => {
    const first = () => scroller().querySelector('li')
    await waitFor(() => expect(first()).toHaveTextContent(/Правка 101/))
    const anchorItem = scroller().querySelectorAll('li')[12]
    scroller().scrollTo({ top: -scroller().scrollHeight, behavior: 'instant' })
    const top = () => Math.round(anchorItem?.getBoundingClientRect().top ?? 0)
    await waitFor(() => expect(args.onEarlier).toHaveBeenCalled())
    const before = top()
    await waitFor(() => expect(first()).not.toHaveTextContent(/Правка 101:/))
    await expect(Math.abs(top() - before)).toBeLessThan(8)
  },
}
export const FiveThousand: Story = {
  args: { messages: [...longTalk(5000), ...messages] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/нужен ISBN/)).toBeVisible()
    // The thread renders the messages in portions, not all messages at once.
    await expect(scroller().querySelectorAll('li').length).toBeLessThan(200)
    await userEvent.click(canvas.getByRole('button', { name: 'Поиск в чате' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'Правка 17:')
    await waitFor(() => expect(canvas.getByText('1 из 1')).toBeVisible())
    const found = canvas.getByText('Правка 17:')
    await waitFor(() => {
      const box = scroller().getBoundingClientRect()
      const at = found.getBoundingClientRect()
      return expect(at.top > box.top && at.bottom < box.bottom).toBe(true)
    })
  },
}
export const Searched: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Поиск в чате' })
    await userEvent.click(open)
    const search = canvas.getByRole('searchbox', { name: 'Найти в чате' })
    await expect(search).toHaveFocus()
    await userEvent.type(search, 'сигнал')
    await expect(canvas.getByText('1 из 2')).toBeVisible()
    await expect(canvas.getAllByText('Сигнал')).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('2 из 2')).toBeVisible()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(canvas.getByText('1 из 2')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'геология')
    await expect(canvas.getByText('Ничего не найдено')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(open).toHaveFocus()
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
  args: { messages: unsent, onBack: fn(), infoOpen: false, onInfoOpenChange: fn() },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Қайта жіберу' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
