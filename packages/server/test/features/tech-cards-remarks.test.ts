import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cardRemarks, events } from '../../src/database/schema.ts'
import { openChannel } from '../channel.ts'
import { insertCard, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const manager = await insertPerson(press, 'pm', 'Айгүл Сәрсен')
const printer = await insertPerson(press, 'typography', 'Нұрлан Оспан')
const chief = await insertPerson(press, 'initiator', 'Сәуле Ким')

const createConversation = async (card: number, who: TestPerson[] = [manager, printer]): Promise<number> => {
  const ids: number[] = []
  for (const one of who) {
    const { body } = await one.call('POST /api/conversations', { body: { type: 'group', tech_card_id: card } })
    ids.push(body.conversation.id)
  }
  return ids[0] as number
}
const sendMessage = async (who: TestPerson, conversation_id: number, content: string): Promise<number> =>
  (await who.call('POST /api/messages', { body: { conversation_id, client_id: randomUUID(), content } })).body.message
    .id
const addRemark = (who: TestPerson, id: number) => who.call('POST /api/messages/{id}/remark', { params: { id } })
const removeRemark = (who: TestPerson, id: number, remarkId: number) =>
  who.call('DELETE /api/tech-cards/{id}/remarks/{remark}', { params: { id, remark: remarkId } })
const readCard = async (who: TestPerson, id: number) =>
  (await who.call('GET /api/tech-cards/{id}', { params: { id } })).body.techcard
const readThread = async (who: TestPerson, conversationId: number) =>
  (await who.call('GET /api/messages/{conversationId}', { params: { conversationId } })).body
const listEvents = (id: number) =>
  db
    .select({ type: events.type, data: events.data, actor: events.actor_id })
    .from(events)
    .where(and(eq(events.resource, 'techcard'), eq(events.resource_id, id), like(events.type, 'techcard.remark%')))
    .orderBy(events.id)

describe('a message in the conversation of a book', () => {
  it('becomes a remark on the card, with its author, date and a link for members', async () => {
    const book = await insertCard(press, { manager: manager.id })
    const conversationId = await createConversation(book)
    const messageId = await sendMessage(printer, conversationId, 'Корешок круглый')
    const { status, body } = await addRemark(manager, messageId)
    expect(status).toBe(200)
    expect(body.stood).toBe(false)
    expect((await readCard(manager, book)).chat_remarks).toEqual([body.remark])
    expect(body.remark).toMatchObject({
      content: 'Корешок круглый',
      author: { id: printer.id, name: 'Нұрлан Оспан' },
      recorded_by: { id: manager.id },
      message_id: messageId,
      conversation_id: conversationId,
    })
    // A person outside the conversation sees the text but gets no link to it.
    expect((await readCard(chief, book)).chat_remarks).toMatchObject([
      { content: 'Корешок круглый', conversation_id: null },
    ])
    expect((await readThread(printer, conversationId)).messages.map((one) => one.in_remarks)).toEqual([true])
    expect(await listEvents(book)).toMatchObject([
      {
        type: 'techcard.remarked',
        actor: manager.id,
        data: { before: { remark: '' }, after: { remark: 'Корешок круглый' } },
      },
    ])
  })

  it('becomes only one remark, even when added several times', async () => {
    const book = await insertCard(press, { manager: manager.id })
    const conversationId = await createConversation(book, [manager, chief])
    const messageId = await sendMessage(manager, conversationId, 'Каптал белый')
    const answers = await Promise.all([
      addRemark(manager, messageId),
      addRemark(chief, messageId),
      addRemark(manager, messageId),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ body }) => body.stood)).toHaveLength(2)
    expect(new Set(answers.map(({ body }) => body.remark.id)).size).toBe(1)
    expect((await readCard(manager, book)).chat_remarks).toHaveLength(1)
    expect(await listEvents(book)).toHaveLength(1)
  })

  it('keeps its remark unchanged when it is edited or deleted later', async () => {
    const book = await insertCard(press, { manager: manager.id })
    const conversationId = await createConversation(book)
    const messageId = await sendMessage(printer, conversationId, 'Бумага 80 г')
    await addRemark(manager, messageId)
    await printer.call('PUT /api/messages/{id}', { params: { id: messageId }, body: { content: 'Бумага 65 г' } })
    expect((await readCard(manager, book)).chat_remarks).toMatchObject([{ content: 'Бумага 80 г' }])
    await printer.call('DELETE /api/messages/{id}', { params: { id: messageId } })
    expect((await readCard(manager, book)).chat_remarks).toMatchObject([{ content: 'Бумага 80 г' }])
    expect((await addRemark(manager, messageId)).body).toMatchObject({
      stood: true,
      remark: { content: 'Бумага 80 г' },
    })
  })

  it('cannot become a remark after it is deleted', async () => {
    const book = await insertCard(press, { manager: manager.id })
    const conversationId = await createConversation(book)
    const messageId = await sendMessage(printer, conversationId, 'Не то')
    await printer.call('DELETE /api/messages/{id}', { params: { id: messageId } })
    expect((await addRemark(manager, messageId)).status).toBe(422)
    expect((await readCard(manager, book)).chat_remarks).toEqual([])
    expect(await listEvents(book)).toEqual([])
  })

  it('can be added only by conversation members who may edit cards', async () => {
    const book = await insertCard(press, { manager: manager.id })
    const conversationId = await createConversation(book)
    const messageId = await sendMessage(manager, conversationId, 'Ламинация матовая')
    expect((await addRemark(printer, messageId)).status).toBe(403)
    expect((await addRemark(chief, messageId)).status).toBe(404)
    expect((await addRemark(manager, 999_999)).status).toBe(404)
    expect((await readCard(manager, book)).chat_remarks).toEqual([])
  })

  it('cannot become a remark when its conversation has no book', async () => {
    const { body } = await manager.call('POST /api/conversations', {
      body: { type: 'private', user_ids: [printer.id] },
    })
    const messageId = await sendMessage(printer, body.conversation.id, 'Просто так')
    expect((await addRemark(manager, messageId)).status).toBe(422)
    expect(await db.select().from(cardRemarks).where(eq(cardRemarks.message_id, messageId))).toEqual([])
  })

  it('is marked as a remark at once for all members', async () => {
    const book = await insertCard(press, { manager: manager.id })
    const helper = await insertPerson(press, 'hr', 'Дана Ли')
    const conversationId = await createConversation(book)
    await manager.call('PUT /api/conversations/{id}', {
      params: { id: conversationId },
      body: { chat_name: '', user_ids: [printer.id, helper.id] },
    })
    const messageId = await sendMessage(manager, conversationId, 'Обрез ровный')
    const channel = await openChannel(helper)
    await addRemark(manager, messageId)
    await expect.poll(() => channel.receivedEvents.map(({ type }) => type)).toContain('techcard.remarked')
    channel.stop()
  })
})

describe('a remark from the chat', () => {
  it('is removed only by card editors, and its message can be added again', async () => {
    const book = await insertCard(press, { manager: manager.id })
    const conversationId = await createConversation(book)
    const messageId = await sendMessage(printer, conversationId, 'Форзац цветной')
    const { id } = (await addRemark(manager, messageId)).body.remark
    expect((await removeRemark(printer, book, id)).status).toBe(403)
    const removalResponse = await removeRemark(chief, book, id)
    expect(removalResponse.body.techcard.chat_remarks).toEqual([])
    expect((await removeRemark(chief, book, id)).status).toBe(404)
    const { messages } = await readThread(printer, conversationId)
    expect(messages).toMatchObject([{ content: 'Форзац цветной', in_remarks: false }])
    expect((await listEvents(book)).at(-1)).toMatchObject({
      type: 'techcard.remarkRemoved',
      actor: chief.id,
      data: { before: { remark: 'Форзац цветной' }, after: { remark: '' } },
    })
    expect((await addRemark(manager, messageId)).body.stood).toBe(false)
    const supervisor = await insertPerson(press, 'supervisor')
    const { body } = await supervisor.call('GET /api/tech-cards/{id}/history', { params: { id: book } })
    expect(body.events.slice(0, 2).map(({ type, reason }) => [type, reason])).toEqual([
      ['techcard.remarked', 'Форзац цветной'],
      ['techcard.remarkRemoved', 'Форзац цветной'],
    ])
  })

  it('cannot be removed through another card', async () => {
    const book = await insertCard(press, { manager: manager.id })
    const otherCardId = await insertCard(press, { manager: manager.id })
    const { id } = (await addRemark(manager, await sendMessage(manager, await createConversation(book), 'Моё'))).body
      .remark
    expect((await removeRemark(manager, otherCardId, id)).status).toBe(404)
    expect((await readCard(manager, book)).chat_remarks).toHaveLength(1)
  })

  it('updates the mark of an early message on open screens', async () => {
    const book = await insertCard(press, { manager: manager.id })
    const conversationId = await createConversation(book)
    const earlyMessageId = await sendMessage(manager, conversationId, 'Самое первое')
    for (let index = 0; index < 51; index += 1) await sendMessage(printer, conversationId, `Строка ${index}`)
    const { id } = (await addRemark(manager, earlyMessageId)).body.remark
    expect((await readThread(printer, conversationId)).changed).toMatchObject([
      { id: earlyMessageId, in_remarks: true },
    ])
    await removeRemark(manager, book, id)
    expect((await readThread(printer, conversationId)).changed).toMatchObject([
      { id: earlyMessageId, in_remarks: false },
    ])
  })
})
