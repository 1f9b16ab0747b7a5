import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openChannel, type Channel } from './channel.ts'
import { insertPerson, type TestPerson } from './rows.ts'
import { openPress } from './support.ts'

/*
 * Three people in one conversation write, reply, edit, delete, read, leave, are added again, go offline and return, in any order.
 * Each person's screen refreshes only when the live channel reports a change. In the end all screens must match the model.
 */

const press = await openPress()
const people = await Promise.all(
  (['pm', 'typography', 'initiator'] as const).map((role) => insertPerson(press, role, `Собеседник ${role}`)),
)

interface ChatMessage {
  authorIndex: number
  content: string
  edited: boolean
  deleted: boolean
  /** The index of the message that this message replies to. */
  repliedIndex: number | null
}

interface ChatView {
  messages: ChatMessage[]
  unread: number
}

interface Model {
  messages: ChatMessage[]
  members: Set<number>
  /** The number of messages that each person has read. */
  readCounts: number[]
  onlineFlags: boolean[]
  /** The messages that each person wrote while offline. */
  queuedMessages: { content: string; client_id: string }[][]
}

interface Screen {
  channel: Channel
  /** The number of events that had been received at the last refresh. */
  drawnEventCount: number
  lastView: ChatView | null
}

interface TestChat {
  id: number
  /** The server's ids of the messages. */
  messageIds: number[]
  screens: Screen[]
}

const getPerson = (personIndex: number): TestPerson => people[personIndex] as TestPerson
const deletedMessage: Pick<ChatMessage, 'content' | 'edited' | 'deleted'> = {
  content: '',
  edited: false,
  deleted: true,
}

async function readView({ id, messageIds }: TestChat, personIndex: number): Promise<ChatView | null> {
  const { conversations } = (await getPerson(personIndex).call('GET /api/conversations')).body
  const row = conversations.find((one) => one.id === id)
  const thread = await getPerson(personIndex).call('GET /api/messages/{conversationId}', {
    params: { conversationId: id },
  })
  if (!row || thread.status === 404) return null
  return {
    messages: thread.body.messages.map(({ user_id, content, edited_at, deleted_at, reply_to }) => ({
      authorIndex: people.findIndex((one) => one.id === user_id),
      content,
      edited: edited_at !== null && deleted_at === null,
      deleted: deleted_at !== null,
      repliedIndex: reply_to && messageIds.indexOf(reply_to.id),
    })),
    unread: row.unreadMessages,
  }
}

const getExpectedView = ({ messages, members, readCounts }: Model, personIndex: number): ChatView | null =>
  members.has(personIndex)
    ? {
        messages: messages,
        unread: messages
          .slice(readCounts[personIndex])
          .filter(({ authorIndex, deleted }) => authorIndex !== personIndex && !deleted).length,
      }
    : null

/** Returns the current screen, refreshed first if the channel reported a change. */
async function readScreen(real: TestChat, personIndex: number): Promise<ChatView | null> {
  const screen = real.screens[personIndex] as Screen
  const eventCount = screen.channel.receivedEvents.filter(
    (one) => one.resource === 'message' && one.resource_id === real.id,
  ).length
  if (eventCount > screen.drawnEventCount) {
    screen.drawnEventCount = eventCount
    screen.lastView = await readView(real, personIndex)
  }
  return screen.lastView
}

const sendMessage = (
  personIndex: number,
  { id }: TestChat,
  content: string,
  client_id: string,
  reply_to_id: number | null,
) =>
  getPerson(personIndex).call('POST /api/messages', { body: { conversation_id: id, client_id, content, reply_to_id } })

/** Sends a message twice, as over an unreliable connection. The message must count once. */
async function deliverMessage(
  model: Model,
  real: TestChat,
  personIndex: number,
  { content, client_id, answers = null }: { content: string; client_id: string; answers?: number | null },
): Promise<void> {
  const reply = answers === null ? null : (real.messageIds[answers] as number)
  const [first, second] = await Promise.all([0, 1].map(() => sendMessage(personIndex, real, content, client_id, reply)))
  const status = model.members.has(personIndex) ? 200 : 404
  expect([first?.status, second?.status]).toEqual([status, status])
  if (!model.members.has(personIndex)) return
  expect(second?.body.message.id).toBe(first?.body.message.id)
  real.messageIds.push(first?.body.message.id as number)
  model.messages.push({ authorIndex: personIndex, content, edited: false, deleted: false, repliedIndex: answers })
  model.readCounts[personIndex] = model.messages.length
}

/** Compares the status of a call with the model. */
function expectStatus(status: number, expected: number): void {
  expect(status).toBe(expected)
}

type Command = fc.AsyncCommand<Model, TestChat>

const createCommand = (
  title: string,
  run: (model: Model, real: TestChat) => Promise<void>,
  check: (model: Model) => boolean,
): Command => ({ toString: () => title, check, run })

const person = fc.nat(people.length - 1)
const positionArbitrary = fc.nat(100)
const isOnline =
  (personIndex: number) =>
  (model: Model): boolean =>
    model.onlineFlags[personIndex] === true

let messageCount = 0
const writeCommand = fc.tuple(person, fc.option(positionArbitrary)).map(([personIndex, repliedPosition]) =>
  createCommand(
    `${personIndex} writes${repliedPosition === null ? '' : ` in answer to ${repliedPosition}`}`,
    async (model, real) => {
      messageCount += 1
      const message = { content: `Сообщение ${messageCount}`, client_id: randomUUID() }
      if (!model.onlineFlags[personIndex]) model.queuedMessages[personIndex]?.push(message)
      else {
        const answers =
          repliedPosition === null || model.messages.length === 0 ? null : repliedPosition % model.messages.length
        await deliverMessage(model, real, personIndex, { ...message, answers })
      }
    },
    () => true,
  ),
)

/** Creates a command: a change to a message by any person, permitted or not. */
const createChangeCommand = (
  verb: string,
  call: (personIndex: number, id: number) => Promise<{ status: number }>,
  changedFields: Pick<ChatMessage, 'content' | 'edited' | 'deleted'>,
) =>
  fc.tuple(person, positionArbitrary).map(([personIndex, position]) =>
    createCommand(
      `${personIndex} ${verb} ${position}`,
      async (model, real) => {
        const index = position % model.messages.length
        const message = model.messages[index] as ChatMessage
        const { status } = await call(personIndex, real.messageIds[index] as number)
        const isFound = model.members.has(personIndex) && !message.deleted
        expectStatus(status, isFound ? (message.authorIndex === personIndex ? 200 : 403) : 404)
        if (status === 200) model.messages[index] = { ...message, ...changedFields }
      },
      (model) => isOnline(personIndex)(model) && model.messages.length > 0,
    ),
  )
const editMessage = createChangeCommand(
  'mends',
  (personIndex, id) =>
    getPerson(personIndex).call('PUT /api/messages/{id}', { params: { id }, body: { content: 'Иначе' } }),
  { content: 'Иначе', edited: true, deleted: false },
)
const deleteMessage = createChangeCommand(
  'takes back',
  (personIndex, id) => getPerson(personIndex).call('DELETE /api/messages/{id}', { params: { id } }),
  deletedMessage,
)

const readCommand = person.map((personIndex) =>
  createCommand(
    `${personIndex} reads`,
    async (model, { id }) => {
      const { status } = await getPerson(personIndex).call('POST /api/conversations/{id}/read', { params: { id } })
      expectStatus(status, model.members.has(personIndex) ? 200 : 404)
      if (model.members.has(personIndex)) model.readCounts[personIndex] = model.messages.length
    },
    isOnline(personIndex),
  ),
)
const leaveCommand = person.map((personIndex) =>
  createCommand(
    `${personIndex} leaves`,
    async (model, { id }) => {
      const { status } = await getPerson(personIndex).call('POST /api/conversations/{id}/leave', { params: { id } })
      expectStatus(status, model.members.has(personIndex) ? 200 : 404)
      model.members.delete(personIndex)
    },
    isOnline(personIndex),
  ),
)
const addMemberCommand = fc.tuple(person, person).map(([inviterIndex, personIndex]) =>
  createCommand(
    `${inviterIndex} asks ${personIndex} in`,
    async (model, { id }) => {
      const user_ids = [...model.members, personIndex].map((one) => getPerson(one).id)
      const { status } = await getPerson(inviterIndex).call('PUT /api/conversations/{id}', {
        params: { id },
        body: { chat_name: 'Любой порядок', user_ids },
      })
      expectStatus(status, model.members.has(inviterIndex) ? 200 : 404)
      if (status !== 200 || model.members.has(personIndex)) return
      model.members.add(personIndex)
      model.readCounts[personIndex] = model.messages.length
    },
    isOnline(inviterIndex),
  ),
)
const disconnectCommand = person.map((personIndex) =>
  createCommand(
    `${personIndex} loses the line`,
    async (model, { screens }) => {
      model.onlineFlags[personIndex] = false
      screens[personIndex]?.channel.stop()
    },
    isOnline(personIndex),
  ),
)

async function connectPerson(model: Model, real: TestChat, personIndex: number): Promise<void> {
  const screen = real.screens[personIndex] as Screen
  screen.channel = await openChannel(getPerson(personIndex), screen.channel.getLastId())
  screen.drawnEventCount = 0
  model.onlineFlags[personIndex] = true
  for (const message of model.queuedMessages[personIndex]?.splice(0) ?? [])
    await deliverMessage(model, real, personIndex, message)
}
const reconnectCommand = person.map((personIndex) =>
  createCommand(
    `${personIndex} finds the line`,
    (model, real) => connectPerson(model, real, personIndex),
    (model) => !model.onlineFlags[personIndex],
  ),
)

async function createChat(): Promise<{ model: Model; real: TestChat }> {
  const channels = await Promise.all(people.map((one) => openChannel(one)))
  const { conversation } = (
    await getPerson(0).call('POST /api/conversations', {
      body: { type: 'group', user_ids: [getPerson(1).id, getPerson(2).id], chat_name: 'Любой порядок' },
    })
  ).body
  return {
    model: {
      messages: [],
      members: new Set([0, 1, 2]),
      readCounts: [0, 0, 0],
      onlineFlags: [true, true, true],
      queuedMessages: [[], [], []],
    },
    real: {
      id: conversation.id,
      messageIds: [],
      screens: channels.map((channel) => ({ channel, drawnEventCount: 0, lastView: null })),
    },
  }
}

it('three people see the same messages, order and unread counts after any actions', async () => {
  let maxMessages = 0
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        [
          writeCommand,
          writeCommand,
          writeCommand,
          editMessage,
          deleteMessage,
          readCommand,
          leaveCommand,
          addMemberCommand,
          addMemberCommand,
          disconnectCommand,
          reconnectCommand,
        ],
        {
          maxCommands: 40,
          // Generates long sequences, because short sequences find no bugs.
          size: 'max',
        },
      ),
      async (commands) => {
        const { model, real } = await createChat()
        await fc.asyncModelRun(() => ({ model, real }), commands)
        for (const personIndex of people.keys())
          if (!model.onlineFlags[personIndex]) await connectPerson(model, real, personIndex)
        for (const personIndex of people.keys())
          await expect.poll(() => readScreen(real, personIndex)).toEqual(getExpectedView(model, personIndex))
        for (const { channel } of real.screens) channel.stop()
        maxMessages = Math.max(maxMessages, model.messages.length)
      },
    ),
    { numRuns: 12 },
  )
  expect(maxMessages).toBeGreaterThan(5)
})
