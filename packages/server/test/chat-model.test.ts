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
  by: number
  content: string
  edited: boolean
  deleted: boolean
  /** The index of the message that this message replies to. */
  answers: number | null
}

interface ChatView {
  said: ChatMessage[]
  unread: number
}

interface Model {
  said: ChatMessage[]
  members: Set<number>
  /** The number of messages that each person has read. */
  read: number[]
  online: boolean[]
  /** The messages that each person wrote while offline. */
  queued: { content: string; client_id: string }[][]
}

interface Screen {
  channel: Channel
  /** The number of events that had been received at the last refresh. */
  drawn: number
  seen: ChatView | null
}

interface Real {
  id: number
  /** The server's ids of the messages. */
  ids: number[]
  screens: Screen[]
}

const who = (at: number): TestPerson => people[at] as TestPerson
const deletedMessage: Pick<ChatMessage, 'content' | 'edited' | 'deleted'> = {
  content: '',
  edited: false,
  deleted: true,
}

async function readView({ id, ids }: Real, at: number): Promise<ChatView | null> {
  const { conversations } = (await who(at).call('GET /api/conversations')).body
  const row = conversations.find((one) => one.id === id)
  const thread = await who(at).call('GET /api/messages/{conversationId}', { params: { conversationId: id } })
  if (!row || thread.status === 404) return null
  return {
    said: thread.body.messages.map(({ user_id, content, edited_at, deleted_at, reply_to }) => ({
      by: people.findIndex((one) => one.id === user_id),
      content,
      edited: edited_at !== null && deleted_at === null,
      deleted: deleted_at !== null,
      answers: reply_to && ids.indexOf(reply_to.id),
    })),
    unread: row.unreadMessages,
  }
}

const expectedOf = ({ said, members, read }: Model, at: number): ChatView | null =>
  members.has(at)
    ? { said, unread: said.slice(read[at]).filter(({ by, deleted }) => by !== at && !deleted).length }
    : null

/** Returns the current screen, refreshed first if the channel reported a change. */
async function screenOf(real: Real, at: number): Promise<ChatView | null> {
  const screen = real.screens[at] as Screen
  const eventCount = screen.channel.heard.filter(
    (one) => one.resource === 'message' && one.resource_id === real.id,
  ).length
  if (eventCount > screen.drawn) {
    screen.drawn = eventCount
    screen.seen = await readView(real, at)
  }
  return screen.seen
}

const send = (at: number, { id }: Real, content: string, client_id: string, reply_to_id: number | null) =>
  who(at).call('POST /api/messages', { body: { conversation_id: id, client_id, content, reply_to_id } })

/** Sends a message twice, as over an unreliable connection. The message must count once. */
async function deliver(
  model: Model,
  real: Real,
  at: number,
  { content, client_id, answers = null }: { content: string; client_id: string; answers?: number | null },
): Promise<void> {
  const reply = answers === null ? null : (real.ids[answers] as number)
  const [first, second] = await Promise.all([0, 1].map(() => send(at, real, content, client_id, reply)))
  const status = model.members.has(at) ? 200 : 404
  expect([first?.status, second?.status]).toEqual([status, status])
  if (!model.members.has(at)) return
  expect(second?.body.message.id).toBe(first?.body.message.id)
  real.ids.push(first?.body.message.id as number)
  model.said.push({ by: at, content, edited: false, deleted: false, answers })
  model.read[at] = model.said.length
}

/** Compares the status of a call with the model. */
function expectStatus(status: number, expected: number): void {
  expect(status).toBe(expected)
}

type Command = fc.AsyncCommand<Model, Real>

const command = (
  words: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Model) => boolean,
): Command => ({ toString: () => words, check, run })

const person = fc.nat(people.length - 1)
const place = fc.nat(100)
const online =
  (at: number) =>
  (model: Model): boolean =>
    model.online[at] === true

let messageCount = 0
const write = fc.tuple(person, fc.option(place)).map(([at, answered]) =>
  command(
    `${at} writes${answered === null ? '' : ` in answer to ${answered}`}`,
    async (model, real) => {
      messageCount += 1
      const message = { content: `Сообщение ${messageCount}`, client_id: randomUUID() }
      if (!model.online[at]) model.queued[at]?.push(message)
      else {
        const answers = answered === null || model.said.length === 0 ? null : answered % model.said.length
        await deliver(model, real, at, { ...message, answers })
      }
    },
    () => true,
  ),
)

/** Creates a command: a change to a message by any person, permitted or not. */
const changeOf = (
  words: string,
  call: (at: number, id: number) => Promise<{ status: number }>,
  next: Pick<ChatMessage, 'content' | 'edited' | 'deleted'>,
) =>
  fc.tuple(person, place).map(([at, of]) =>
    command(
      `${at} ${words} ${of}`,
      async (model, real) => {
        const index = of % model.said.length
        const message = model.said[index] as ChatMessage
        const { status } = await call(at, real.ids[index] as number)
        const known = model.members.has(at) && !message.deleted
        expectStatus(status, known ? (message.by === at ? 200 : 403) : 404)
        if (status === 200) model.said[index] = { ...message, ...next }
      },
      (model) => online(at)(model) && model.said.length > 0,
    ),
  )
const editMessage = changeOf(
  'mends',
  (at, id) => who(at).call('PUT /api/messages/{id}', { params: { id }, body: { content: 'Иначе' } }),
  { content: 'Иначе', edited: true, deleted: false },
)
const takeBack = changeOf(
  'takes back',
  (at, id) => who(at).call('DELETE /api/messages/{id}', { params: { id } }),
  deletedMessage,
)

const read = person.map((at) =>
  command(
    `${at} reads`,
    async (model, { id }) => {
      const { status } = await who(at).call('POST /api/conversations/{id}/read', { params: { id } })
      expectStatus(status, model.members.has(at) ? 200 : 404)
      if (model.members.has(at)) model.read[at] = model.said.length
    },
    online(at),
  ),
)
const leave = person.map((at) =>
  command(
    `${at} leaves`,
    async (model, { id }) => {
      const { status } = await who(at).call('POST /api/conversations/{id}/leave', { params: { id } })
      expectStatus(status, model.members.has(at) ? 200 : 404)
      model.members.delete(at)
    },
    online(at),
  ),
)
const join = fc.tuple(person, person).map(([by, at]) =>
  command(
    `${by} asks ${at} in`,
    async (model, { id }) => {
      const user_ids = [...model.members, at].map((one) => who(one).id)
      const { status } = await who(by).call('PUT /api/conversations/{id}', {
        params: { id },
        body: { chat_name: 'Любой порядок', user_ids },
      })
      expectStatus(status, model.members.has(by) ? 200 : 404)
      if (status !== 200 || model.members.has(at)) return
      model.members.add(at)
      model.read[at] = model.said.length
    },
    online(by),
  ),
)
const disconnect = person.map((at) =>
  command(
    `${at} loses the line`,
    async (model, { screens }) => {
      model.online[at] = false
      screens[at]?.channel.stop()
    },
    online(at),
  ),
)

async function connect(model: Model, real: Real, at: number): Promise<void> {
  const screen = real.screens[at] as Screen
  screen.channel = await openChannel(who(at), screen.channel.lastId())
  screen.drawn = 0
  model.online[at] = true
  for (const message of model.queued[at]?.splice(0) ?? []) await deliver(model, real, at, message)
}
const reconnect = person.map((at) =>
  command(
    `${at} finds the line`,
    (model, real) => connect(model, real, at),
    (model) => !model.online[at],
  ),
)

async function createChat(): Promise<{ model: Model; real: Real }> {
  const channels = await Promise.all(people.map((one) => openChannel(one)))
  const { conversation } = (
    await who(0).call('POST /api/conversations', {
      body: { type: 'group', user_ids: [who(1).id, who(2).id], chat_name: 'Любой порядок' },
    })
  ).body
  return {
    model: {
      said: [],
      members: new Set([0, 1, 2]),
      read: [0, 0, 0],
      online: [true, true, true],
      queued: [[], [], []],
    },
    real: { id: conversation.id, ids: [], screens: channels.map((channel) => ({ channel, drawn: 0, seen: null })) },
  }
}

it('three people see the same messages, order and unread counts after any actions', async () => {
  let maxMessages = 0
  await fc.assert(
    fc.asyncProperty(
      fc.commands([write, write, write, editMessage, takeBack, read, leave, join, join, disconnect, reconnect], {
        maxCommands: 40,
        // Generates long sequences, because short sequences find no bugs.
        size: 'max',
      }),
      async (commands) => {
        const { model, real } = await createChat()
        await fc.asyncModelRun(() => ({ model, real }), commands)
        for (const at of people.keys()) if (!model.online[at]) await connect(model, real, at)
        for (const at of people.keys()) await expect.poll(() => screenOf(real, at)).toEqual(expectedOf(model, at))
        for (const { channel } of real.screens) channel.stop()
        maxMessages = Math.max(maxMessages, model.said.length)
      },
    ),
    { numRuns: 12 },
  )
  expect(maxMessages).toBeGreaterThan(5)
})
