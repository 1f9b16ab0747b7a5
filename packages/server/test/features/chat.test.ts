import type { BodyOf } from '@press/contract'
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getMessageLimits } from '../../src/auth/rate-limits.ts'
import { loginAttempts, events, notifications } from '../../src/database/schema.ts'
import { insertApplication, insertCard, insertOffer, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const manager = await insertPerson(press, 'pm', 'Айгүл Сәрсен')
const printer = await insertPerson(press, 'typography', 'Нұрлан Оспан')
const chief = await insertPerson(press, 'initiator', 'Сәуле Ким')
const author = await insertPerson(press, 'author', 'Әсел Нұр')
const partner = await insertPerson(press, 'partner', 'Серік Жан')

const createConversation = (who: TestPerson, body: Partial<BodyOf<'POST /api/conversations'>>) =>
  who.call('POST /api/conversations', { body: { type: 'private', ...body } })
const createPrivateChat = async (who: TestPerson, other: TestPerson) =>
  (await createConversation(who, { user_ids: [other.id] })).body.conversation.id
const createGroup = async (who: TestPerson, others: TestPerson[], chat_name = 'Сигнал') =>
  (await createConversation(who, { type: 'group', user_ids: others.map(({ id }) => id), chat_name })).body.conversation
    .id
const sendMessage = (
  who: TestPerson,
  conversation_id: number,
  content: string,
  extraFields: { client_id?: string; files?: number[]; reply_to_id?: number } = {},
) => who.call('POST /api/messages', { body: { conversation_id, client_id: randomUUID(), content, ...extraFields } })
const readThread = async (who: TestPerson, conversationId: number, before?: number) =>
  (
    await who.call('GET /api/messages/{conversationId}', {
      params: { conversationId },
      query: before ? { before } : {},
    })
  ).body
const readContents = async (who: TestPerson, id: number) =>
  (await readThread(who, id)).messages.map(({ content }) => content)
const findConversation = async (who: TestPerson, id: number) =>
  (await who.call('GET /api/conversations')).body.conversations.find((one) => one.id === id)
const listContactNames = async (who: TestPerson) =>
  (await who.call('GET /api/contacts')).body.contacts.map(({ name }) => name)
const markAsRead = (who: TestPerson, id: number) => who.call('POST /api/conversations/{id}/read', { params: { id } })

const editMessage = (who: TestPerson, id: number, content: string) =>
  who.call('PUT /api/messages/{id}', { params: { id }, body: { content } })
const deleteMessage = (who: TestPerson, id: number) => who.call('DELETE /api/messages/{id}', { params: { id } })
const sendAndGetId = async (who: TestPerson, id: number, content: string, reply_to_id?: number) =>
  (await sendMessage(who, id, content, reply_to_id === undefined ? {} : { reply_to_id })).body.message.id

describe('the possible recipients of messages', () => {
  it('are all staff for staff, and the responsible roles for an author', async () => {
    expect(await listContactNames(manager)).toEqual(expect.arrayContaining(['Нұрлан Оспан', 'Сәуле Ким']))
    expect(await listContactNames(manager)).not.toContain('Айгүл Сәрсен')
    expect(await listContactNames(author)).toContain('Сәуле Ким')
    expect(await listContactNames(author)).not.toContain('Нұрлан Оспан')
    expect(await listContactNames(author)).not.toContain('Серік Жан')
    expect(await listContactNames(printer)).not.toContain('Әсел Нұр')
  })

  it('include the manager of one’s book and the authors of one’s books', async () => {
    const writer = await insertPerson(press, 'author', 'Жазушы Бір')
    const leader = await insertPerson(press, 'pm', 'Лидер Бір')
    expect((await createConversation(writer, { user_ids: [leader.id] })).status).toBe(422)
    await insertCard(press, { author: writer.id, manager: leader.id })
    expect((await createConversation(writer, { user_ids: [leader.id] })).status).toBe(200)
    expect(await listContactNames(leader)).toContain('Жазушы Бір')
  })

  it('are checked, with an error on their field', async () => {
    const { status, body } = await createConversation(partner, { user_ids: [printer.id] })
    expect(status).toBe(422)
    expect(body.error.fields).toHaveProperty('user_ids')
    expect((await createConversation(author, { type: 'group', user_ids: [chief.id], chat_name: 'Все' })).status).toBe(
      403,
    )
  })
})

describe('a conversation', () => {
  it('between two people exists once, started from either side', async () => {
    const id = await createPrivateChat(manager, printer)
    expect(await createPrivateChat(printer, manager)).toBe(id)
    expect(await findConversation(printer, id)).toMatchObject({
      type: 'private',
      fullName: 'Айгүл Сәрсен',
      unreadMessages: 0,
    })
  })

  it('shows messages, unread counts and read receipts to each member', async () => {
    const id = await createGroup(manager, [printer, chief])
    await sendMessage(manager, id, 'Сигнал готов?')
    await sendMessage(printer, id, 'Да, завтра')
    expect(await readContents(chief, id)).toEqual(['Сигнал готов?', 'Да, завтра'])
    expect(await findConversation(chief, id)).toMatchObject({
      unreadMessages: 2,
      unredmessage: 2,
      lastMessage: 'Да, завтра',
    })
    // Replying marks the messages above as read.
    expect(await findConversation(printer, id)).toMatchObject({ unreadMessages: 0 })
    const listReadCounts = async () => (await readThread(printer, id)).messages.map((message) => message.read)
    expect(await listReadCounts()).toEqual([true, false])
    await markAsRead(chief, id)
    expect(await findConversation(chief, id)).toMatchObject({ unreadMessages: 0, unredmessage: 0 })
    expect(await listReadCounts()).toEqual([true, true])
  })

  it('is closed to outsiders for reading, writing and leaving', async () => {
    const id = await createPrivateChat(manager, chief)
    await sendMessage(manager, id, 'Только вам')
    expect(await findConversation(printer, id)).toBeUndefined()
    const params = { id }
    expect((await printer.call('GET /api/messages/{conversationId}', { params: { conversationId: id } })).status).toBe(
      404,
    )
    expect((await markAsRead(printer, id)).status).toBe(404)
    expect((await sendMessage(printer, id, 'И мне')).status).toBe(404)
    expect((await printer.call('POST /api/conversations/{id}/leave', { params })).status).toBe(404)
  })

  it('keeps one copy of a message sent several times', async () => {
    const id = await createPrivateChat(chief, printer)
    const client_id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => sendMessage(chief, id, 'Один раз', { client_id })))
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
    expect(await readContents(printer, id)).toEqual(['Один раз'])
    expect((await readThread(chief, id)).messages[0]?.client_id).toBe(client_id)
    expect((await readThread(printer, id)).messages[0]?.client_id).toBeNull()
  })

  it('shows all members the same order of simultaneous messages, without loss', async () => {
    const id = await createGroup(manager, [printer, chief], 'Наперегонки')
    const everybody = [manager, printer, chief]
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => sendMessage(everybody[index % 3] as TestPerson, id, `№ ${index}`)),
    )
    const [one, two, three] = await Promise.all(everybody.map((who) => readContents(who, id)))
    expect(one).toHaveLength(30)
    expect(two).toEqual(one)
    expect(three).toEqual(one)
  })

  it('loads earlier messages page by page', async () => {
    const id = await createPrivateChat(manager, await insertPerson(press, 'stock'))
    for (let index = 0; index < 53; index += 1) await sendMessage(manager, id, String(index))
    const lastPage = await readThread(manager, id)
    expect(lastPage.messages.map(({ content }) => content)).toEqual(
      Array.from({ length: 50 }, (_, index) => String(index + 3)),
    )
    expect(lastPage.has_earlier).toBe(true)
    const firstPage = await readThread(manager, id, lastPage.messages[0]?.id)
    expect(firstPage.messages.map(({ content }) => content)).toEqual(['0', '1', '2'])
    expect(firstPage.has_earlier).toBe(false)
    // The response includes a changed message before the last page.
    await manager.call('PUT /api/messages/{id}', {
      params: { id: firstPage.messages[1]?.id as number },
      body: { content: '-' },
    })
    expect((await readThread(manager, id)).changed).toMatchObject([{ id: firstPage.messages[1]?.id, content: '-' }])
    expect((await readThread(manager, id, lastPage.messages[0]?.id)).changed).toEqual([])
  })

  it('refuses a message without text and files', async () => {
    const id = await createPrivateChat(manager, printer)
    const { status, body } = await sendMessage(manager, id, '  ')
    expect(status).toBe(422)
    expect(body.error.fields).toHaveProperty('content')
  })

  it('has files that only its members can open', async () => {
    const id = await createPrivateChat(manager, printer)
    const form = new FormData()
    form.append('purpose', 'document')
    form.append('file', new Blob(['%PDF-1.7\nvyorstka']), 'Вёрстка.pdf')
    const { file } = (await manager.call('POST /api/files', { body: form })).body
    expect((await printer.fetch(`/api/files/${file.id}`)).status).toBe(404)
    await sendMessage(manager, id, '', { files: [file.id] })
    const { messages, files, total_files } = await readThread(printer, id)
    expect(messages.at(-1)).toMatchObject({ content: '', files: [{ id: file.id, name: 'Вёрстка.pdf', src: null }] })
    expect(files).toMatchObject([{ name: 'Вёрстка.pdf' }])
    expect(total_files).toBe(1)
    expect(await findConversation(printer, id)).toMatchObject({ lastMessage: 'Вёрстка.pdf' })
    expect((await printer.fetch(`/api/files/${file.id}`)).status).toBe(200)
    expect((await chief.fetch(`/api/files/${file.id}`)).status).toBe(404)
    expect((await sendMessage(printer, id, 'Чужой', { files: [file.id] })).status).toBe(422)
    expect(await readContents(printer, id)).not.toContain('Чужой')
  })
})

describe('a sent message', () => {
  it('is quoted in a reply only within its conversation', async () => {
    const id = await createPrivateChat(manager, printer)
    const questionId = await sendAndGetId(manager, id, 'Какая бумага?')
    await sendAndGetId(printer, id, 'Офсет 80', questionId)
    expect((await readThread(manager, id)).messages.at(-1)).toMatchObject({
      content: 'Офсет 80',
      reply_to: {
        id: questionId,
        user_id: manager.id,
        name: 'Айгүл Сәрсен',
        content: 'Какая бумага?',
        deleted_at: null,
      },
    })
    const otherConversationId = await createPrivateChat(manager, chief)
    const { status, body } = await sendMessage(manager, otherConversationId, 'А это?', { reply_to_id: questionId })
    expect(status).toBe(422)
    expect(body.error.fields).toHaveProperty('reply_to_id')
  })

  it('is edited only by its author and marked as edited', async () => {
    const id = await createPrivateChat(manager, printer)
    const message = await sendAndGetId(manager, id, 'Тираж 500')
    expect((await editMessage(printer, message, 'Тираж 5000')).status).toBe(403)
    expect((await editMessage(chief, message, 'Тираж 5000')).status).toBe(404)
    expect((await editMessage(manager, message, ' ')).status).toBe(422)
    expect((await editMessage(manager, message, 'Тираж 700')).body.message).toMatchObject({ content: 'Тираж 700' })
    const lastMessage = (await readThread(printer, id)).messages.at(-1)
    expect(lastMessage).toMatchObject({ content: 'Тираж 700', deleted_at: null })
    expect(lastMessage?.edited_at).not.toBeNull()
  })

  it('is deleted with its files, keeps an empty place and is no longer unread', async () => {
    const id = await createGroup(manager, [printer], 'Ошибка')
    const form = new FormData()
    form.append('purpose', 'document')
    form.append('file', new Blob(['%PDF-1.7\noblozhka']), 'Не та обложка.pdf')
    const { file } = (await manager.call('POST /api/files', { body: form })).body
    const message = (await sendMessage(manager, id, 'Обложка', { files: [file.id] })).body.message.id
    expect(await findConversation(printer, id)).toMatchObject({ unreadMessages: 1 })
    expect((await deleteMessage(printer, message)).status).toBe(403)
    expect((await deleteMessage(manager, message)).status).toBe(200)
    expect(await findConversation(printer, id)).toMatchObject({ unreadMessages: 0, lastMessage: null })
    expect((await findConversation(printer, id))?.lastMessageTime).not.toBeNull()
    expect((await printer.fetch(`/api/files/${file.id}`)).status).toBe(404)
    await sendAndGetId(printer, id, 'Что там было?', message)
    const [deletedMessage, replyMessage] = (await readThread(manager, id)).messages
    expect(deletedMessage).toMatchObject({ id: message, content: '', files: [] })
    expect(deletedMessage?.deleted_at).not.toBeNull()
    expect(replyMessage?.reply_to).toMatchObject({ id: message, content: '' })
    expect(replyMessage?.reply_to?.deleted_at).not.toBeNull()
    expect((await editMessage(manager, message, 'Вернуть')).status).toBe(404)
    expect((await deleteMessage(manager, message)).status).toBe(404)
  })
})

describe('a group', () => {
  it('is renamed, and removed or departed members lose access', async () => {
    const id = await createGroup(manager, [printer, chief], 'Обложка')
    await sendMessage(manager, id, 'Первое')
    const editGroup = (who: TestPerson, user_ids: number[], chat_name = 'Обложка и форзац') =>
      who.call('PUT /api/conversations/{id}', { params: { id }, body: { chat_name, user_ids } })
    expect((await editGroup(manager, [printer.id], ' ')).status).toBe(422)
    expect((await editGroup(printer, [manager.id])).body.conversation.chat_name).toBe('Обложка и форзац')
    expect(await findConversation(chief, id)).toBeUndefined()
    expect((await sendMessage(chief, id, 'Ещё тут?')).status).toBe(404)
    await printer.call('POST /api/conversations/{id}/leave', { params: { id } })
    expect(await findConversation(printer, id)).toBeUndefined()
    expect((await readThread(manager, id)).members.map(({ name }) => name)).toEqual(['Айгүл Сәрсен'])
  })

  it('of two people cannot be left', async () => {
    const id = await createPrivateChat(manager, printer)
    expect((await manager.call('POST /api/conversations/{id}/leave', { params: { id } })).status).toBe(403)
  })

  it('about a book includes its team and authors, and readers of the card can join', async () => {
    const writer = await insertPerson(press, 'author', 'Жазушы Екі')
    const card = await insertCard(press, { author: writer.id, manager: manager.id })
    const joinConversation = (who: TestPerson) => createConversation(who, { type: 'group', tech_card_id: card })
    const { conversation } = (await joinConversation(writer)).body
    expect(conversation.book).toMatchObject({ id: card })
    expect(conversation.chat_name).not.toBe('')
    const listMemberIds = async () =>
      (await readThread(writer, conversation.id)).members.map(({ id }) => id).sort((a, b) => a - b)
    expect(await listMemberIds()).toEqual([manager.id, writer.id].sort((a, b) => a - b))
    expect((await joinConversation(printer)).body.conversation.id).toBe(conversation.id)
    expect(await listMemberIds()).toContain(printer.id)
    expect((await joinConversation(author)).status).toBe(422)
    expect((await joinConversation(partner)).status).toBe(422)
  })
})

describe('a conversation about an offer or application', () => {
  it('of an offer includes its customer and accounting, and only its readers can join', async () => {
    const clerk = await insertPerson(press, 'accounting')
    const customer = await insertPerson(press, 'partner', 'Серіктес Үш')
    const offer = await insertOffer(press, { user_id: customer.id })
    const joinConversation = (who: TestPerson) => createConversation(who, { type: 'group', offer_id: offer })
    const { conversation } = (await joinConversation(customer)).body
    expect(conversation.about).toEqual({ kind: 'offer', id: offer })
    expect(conversation.chat_name).toBeTruthy()
    const listMemberIds = async () => (await readThread(customer, conversation.id)).members.map(({ id }) => id)
    expect(await listMemberIds()).toEqual(expect.arrayContaining([customer.id, clerk.id]))
    expect((await joinConversation(clerk)).body.conversation.id).toBe(conversation.id)
    const stranger = await insertPerson(press, 'partner')
    expect((await joinConversation(stranger)).status).toBe(422)
    expect((await sendMessage(stranger, conversation.id, 'Мне видно?')).status).toBe(404)
  })

  it('of an application includes its authors and the chief editor, not other authors', async () => {
    const writer = await insertPerson(press, 'author', 'Жазушы Үш')
    const application = await insertApplication(press, { owner: writer.id, book_name: 'Тау гүлдері' })
    const joinConversation = (who: TestPerson) =>
      createConversation(who, { type: 'group', application_id: application })
    const { conversation } = (await joinConversation(chief)).body
    expect(conversation).toMatchObject({
      about: { kind: 'application', id: application },
      chat_name: 'Тау гүлдері',
    })
    await sendMessage(chief, conversation.id, 'Пришлите рецензию')
    expect((await readThread(writer, conversation.id)).messages.map(({ content }) => content)).toEqual([
      'Пришлите рецензию',
    ])
    expect((await joinConversation(await insertPerson(press, 'author'))).status).toBe(422)
    expect((await joinConversation(printer)).status).toBe(422)
  })
})

it('notifies only the people mentioned in a message', async () => {
  const id = await createGroup(manager, [printer, chief], 'Срочно')
  await sendMessage(manager, id, '@Нұрлан Оспан, посмотрите форзац')
  const findLastEvent = async () =>
    (await db.select().from(events).where(eq(events.resource_id, id)))
      .filter(({ type }) => type === 'message.sent')
      .at(-1)
  await expect.poll(async () => (await findLastEvent())?.handled_at ?? null).not.toBeNull()
  const notificationRows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.event_id, (await findLastEvent())?.id as number))
  expect(notificationRows.map(({ user_id }) => user_id)).toEqual([printer.id])
  expect(notificationRows[0]?.data).toMatchObject({ kind: 'message', path: `/app/typography/chat?id=${id}` })
})

const findUnreadEvents = async (conversation: number) =>
  (await db.select().from(events).where(eq(events.resource_id, conversation)).orderBy(events.id))
    .filter(({ type }) => type === 'message.unread')
    .map(({ data }) => data)
const findUnreadJobs = async (conversation: number) =>
  (
    await db.execute(sql`select jobs.id from jobs join messages on messages.id = (jobs.data ->> 'message')::int
      where kind = 'unread-message' and conversation_id = ${conversation} order by jobs.id`)
  ).rows.map(({ id }) => Number(id))
/** Runs the jobs of a conversation as if an hour had passed. */
const runJobsAnHourLater = async (conversation: number) => {
  for (const job of await findUnreadJobs(conversation)) {
    await db.execute(sql`update jobs set run_at = now() where id = ${job}`)
    await db.execute(sql`select pg_notify('press_jobs', '')`)
    await expect
      .poll(async () => (await db.execute(sql`select done_at from jobs where id = ${job}`)).rows[0]?.['done_at'])
      .not.toBeNull()
  }
}

describe('unread messages', () => {
  it('are reported once to each recipient, with a link to the conversation', async () => {
    const id = await createGroup(manager, [printer, chief], 'Форзацы')
    await sendMessage(manager, id, 'Где форзац?')
    await sendMessage(manager, id, 'И обложка?')
    await markAsRead(chief, id)
    expect(await findUnreadJobs(id)).toHaveLength(1)
    await runJobsAnHourLater(id)
    expect(await findUnreadEvents(id)).toEqual([{ unread: [printer.id], name: 'Форзацы' }])
    const [event] = await db
      .select()
      .from(events)
      .where(and(eq(events.resource_id, id), eq(events.type, 'message.unread')))
    await expect
      .poll(() =>
        db
          .select()
          .from(notifications)
          .where(eq(notifications.event_id, event?.id as number)),
      )
      .toEqual([
        expect.objectContaining({
          user_id: printer.id,
          topic: 'unread',
          data: expect.objectContaining({
            message_ru: 'Непрочитанные сообщения: Форзацы',
            path: `/app/typography/chat?id=${id}`,
          }),
        }),
      ])
    // The count restarts after a person has read. A person who was already notified is not notified again.
    await sendMessage(manager, id, 'Ау')
    expect(await findUnreadJobs(id)).toHaveLength(2)
    await runJobsAnHourLater(id)
    expect((await findUnreadEvents(id)).at(-1)).toEqual({ unread: [chief.id], name: 'Форзацы' })
    expect(await findUnreadEvents(id)).toHaveLength(2)
  })

  it('are not reported after they are read or deleted', async () => {
    const id = await createPrivateChat(manager, printer)
    await markAsRead(printer, id)
    await sendMessage(manager, id, 'Забудьте')
    await markAsRead(printer, id)
    await sendMessage(manager, id, 'И это')
    const lastMessageId = (await readThread(manager, id)).messages.at(-1)?.id as number
    await manager.call('DELETE /api/messages/{id}', { params: { id: lastMessageId } })
    await runJobsAnHourLater(id)
    expect(await findUnreadEvents(id)).toEqual([])
  })
})

it('limits the number of messages that one person can send', async () => {
  const [eagerSender, other] = [
    await insertPerson(press, 'pm', 'Ержан Бек'),
    await insertPerson(press, 'pm', 'Алма Нұр'),
  ]
  const id = await createPrivateChat(eagerSender, other)
  const [limit] = getMessageLimits(eagerSender.id)
  if (!limit) throw new Error('Messages have no limit')
  const { key, maxAttempts: attemptLimit } = limit
  await db.insert(loginAttempts).values(Array.from({ length: attemptLimit - 1 }, () => ({ key })))
  expect((await sendMessage(eagerSender, id, 'Соңғы')).status).toBe(200)
  expect((await sendMessage(eagerSender, id, 'Артық')).status).toBe(429)
  expect((await sendMessage(other, id, 'Ау')).status).toBe(200)
})
