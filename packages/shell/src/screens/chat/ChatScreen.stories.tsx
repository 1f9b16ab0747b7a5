import type { AnswerOf } from '@press/contract'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  settle,
  ShellScreenStory,
  createTabletStory,
  unreachable,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { bookFiles, conversations, messages } from '@press/ui/src/press/chat/Chat/fixtures.ts'
import { aigul, elena, nurlan, createPerson, saule } from '@press/ui/src/press/shared/fixtures/people.ts'
import { techCard } from '@press/ui/src/press/shared/fixtures/tech-cards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

type Thread = AnswerOf<'GET /api/messages/{conversationId}'>

/** The tech cards of the conversations about books. */
const cardIdsByConversation: Readonly<Record<number, number>> = { 1: techCard.id, 4: 1119 }
const conversationList: AnswerOf<'GET /api/conversations'>['conversations'] = conversations.map(({ book, ...one }) => ({
  ...one,
  status: one.status === 'active' ? 'active' : 'offline',
  last_seen_at: one.status === 'active' ? null : '2026-11-21T04:40:00Z',
  lastMessageUser: one.lastMessageUser ?? null,
  unredmessage: one.unreadMessages,
  book: book ? { ...book, id: cardIdsByConversation[one.id] ?? techCard.id } : null,
  about: null,
}))
const members: Thread['members'] = [elena, nurlan, saule, aigul, createPerson(21, 'Ғалым Ысқақ', 9)].map((one) => ({
  ...one,
  status: [elena, nurlan, saule].includes(one) ? 'active' : 'offline',
  last_seen_at: '2026-11-21T08:40:00Z',
}))
const thread: Thread = {
  messages: messages.map(({ id, files = [], ...one }) => ({
    edited_at: null,
    deleted_at: null,
    reply_to: null,
    in_remarks: false,
    read: false,
    ...one,
    id: Number(id),
    files: files.map((file) => ({ ...file, src: null })),
    client_id: null,
  })),
  changed: [],
  has_earlier: false,
  members,
  files: bookFiles,
  total_files: 12,
}
const privateThread: Thread = {
  ...thread,
  messages: thread.messages.filter(({ user_id }) => user_id === saule.id),
  members: members.filter(({ id }) => id === saule.id || id === aigul.id),
  files: [],
  total_files: 0,
}
const answers: Answers = {
  'GET /api/conversations': { conversations: conversationList },
  'GET /api/messages/{conversationId}': ({ params }) => (params['conversationId'] === '3' ? privateThread : thread),
  'GET /api/tech-cards/{id}': { techcard: techCard },
  'POST /api/conversations/{id}/read': { ok: true },
  'POST /api/conversations/{id}/typing': { ok: true },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Chat',
  tags: ['!autodocs'],
  component: ShellScreenStory,
  args: { person: aigul, path: 'chat?id=1', answers },
} satisfies Meta<typeof ShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The conversation about a book, with the book next to it. */
export const Book: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Сообщение' }), 'Уже в карте: 978-601-04-6612-3')
    const main = canvas.getByRole('main')
    await expect(main).toContainElement(await canvas.findByRole('complementary', { name: 'О книге' }))
    // Only the panes scroll; the page never scrolls.
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
  },
}
export const BookDark: Story = createDarkStory()
export const BookInKazakh: Story = { globals: { locale: 'kz' }, play: settle }
/** A conversation of two people: the panel shows the other person. */
export const OfTwo: Story = { args: { path: 'chat?id=3' } }
/** No conversation is open. */
export const NoneOpen: Story = { args: { path: 'chat' } }
export const Empty: Story = {
  args: { path: 'chat', answers: { 'GET /api/conversations': { conversations: [] } } },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** The list has been loaded, but not the messages. */
export const ThreadFailed: Story = {
  ...createFailedStory(answers),
  args: { answers: { ...answers, 'GET /api/messages/{conversationId}': unreachable } },
}
export const Tablet: Story = createTabletStory()
export const Phone: Story = {
  args: { path: 'chat' },
  globals: { viewport: viewportGlobals.phone },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ежелгі түркі/ }))
    await expect(await screen.findByRole('textbox', { name: 'Сообщение' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Назад к чатам' }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toBeVisible())
  },
}
export const PhoneThread: Story = createPhoneStory()
export const PhoneThreadInKazakh: Story = { globals: { locale: 'kz', viewport: viewportGlobals.phone }, play: settle }
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: viewportGlobals.phone } }
