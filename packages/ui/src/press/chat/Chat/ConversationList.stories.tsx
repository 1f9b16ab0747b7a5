import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ConversationList } from './ConversationList.tsx'
import { conversations, me } from './fixtures.ts'

const meta = {
  title: 'Press/ConversationList',
  component: ConversationList,
  args: { conversations, value: 1, onValueChange: fn(), onNew: fn(), me },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ inlineSize: 'min(316px, 100%)', blockSize: 660 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ConversationList>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Чаты' }))
    const rows = list.getAllByRole('button')
    await expect(rows).toHaveLength(9)
    await expect(rows[0]).toHaveTextContent('2 непрочитанных сообщения')
    await expect(rows[1]).toHaveAccessibleName(/Марат Ильясов ?, в сети/)
    await expect(rows[3]).toHaveTextContent('Вы: бумагу привезли')
    await expect(rows[6]).toHaveTextContent('вчера')
    await expect(rows[8]).toHaveTextContent('18 ноя')
    await userEvent.click(rows[2] as HTMLElement)
    await expect(args.onValueChange).toHaveBeenCalledWith(3)
    const newChatButton = canvas.getByRole('button', { name: 'Новый чат' })
    await userEvent.click(newChatButton)
    await userEvent.unhover(newChatButton)
    await expect(args.onNew).toHaveBeenCalledOnce()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const Searched: Story = {
  play: async ({ canvas }) => {
    const searchField = canvas.getByRole('searchbox', { name: 'Человек, книга или сообщение' })
    await userEvent.type(searchField, 'счёт')
    await expect(canvas.getByRole('button', { name: /Марат Ильясов/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Тимур Ли/ })).toBeNull()
    await userEvent.clear(searchField)
    await userEvent.type(searchField, 'СЧЕТ')
    await expect(canvas.getByRole('button', { name: /Марат Ильясов/ })).toBeVisible()
  },
}
export const MessagesFound: Story = {
  args: {
    onFound: fn(),
    onSearch: fn(async () => [
      {
        id: 71,
        conversation_id: 1,
        chat_name: 'Ежелгі түркі жазба ескерткіштері',
        content: 'Сигнал запускаем сегодня, срок сдачи автору 25 ноября.',
        user: { name: 'Айгүл Сәрсен' },
        created_at: '2026-11-21T05:41:00Z',
      },
      {
        id: 12,
        conversation_id: 3,
        chat_name: null,
        content: 'Второй сигнал пришёл без форзаца',
        user: { name: 'Сәуле Тоқтар' },
        created_at: '2026-09-02T05:41:00Z',
      },
    ]),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'сигнал')
    await userEvent.click(await canvas.findByRole('button', { name: /Второй сигнал/ }))
    await expect(args.onFound).toHaveBeenCalledWith(expect.objectContaining({ id: 12, conversation_id: 3 }))
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'геология')
    await expect(canvas.getByRole('heading', { name: 'По запросу «геология» ничего нет' })).toBeVisible()
    await userEvent.click(within(canvas.getByRole('navigation')).getByRole('button', { name: 'Очистить поиск' }))
    await expect(canvas.getAllByRole('button', { name: /,/ }).length).toBeGreaterThan(1)
  },
}
export const KeyboardWalk: Story = {
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    // Tab first reaches the open conversation.
    await expect(canvas.getByRole('button', { current: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: /Елена Ким/ })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /Марат Ильясов/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenCalledWith(2)
  },
}
export const Drafts: Story = {
  args: { drafts: { 5: 'Посмотрите третью главу' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Черновик: Посмотрите третью главу')).toBeVisible()
  },
}
export const Many: Story = {
  args: {
    conversations: Array.from({ length: 300 }, (_item, index) => ({
      ...(conversations[index % 9] ?? conversations[0]),
      id: index + 1,
    })) as typeof conversations,
  },
}
export const None: Story = {
  args: { conversations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Чатов пока нет' })).toBeVisible()
  },
}
export const Loading: Story = { args: { conversations: undefined } }
export const Failed: Story = {
  args: { conversations: undefined, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const KazakhNarrow: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: /Адам, кітап/ })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
