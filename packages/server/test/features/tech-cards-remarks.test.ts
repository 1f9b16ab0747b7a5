import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cardRemarks, events } from '../../src/database/schema.ts'
import { openChannel } from '../channel.ts'
import { cardOf, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const manager = await insertPerson(press, 'pm', 'Айгүл Сәрсен')
const printer = await insertPerson(press, 'typography', 'Нұрлан Оспан')
const chief = await insertPerson(press, 'initiator', 'Сәуле Ким')

const talkOf = async (card: number, who: TestPerson[] = [manager, printer]): Promise<number> => {
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
const remark = (who: TestPerson, id: number) => who.call('POST /api/messages/{id}/remark', { params: { id } })
const remove = (who: TestPerson, id: number, of: number) =>
  who.call('DELETE /api/tech-cards/{id}/remarks/{remark}', { params: { id, remark: of } })
const card = async (who: TestPerson, id: number) =>
  (await who.call('GET /api/tech-cards/{id}', { params: { id } })).body.techcard
const thread = async (who: TestPerson, conversationId: number) =>
  (await who.call('GET /api/messages/{conversationId}', { params: { conversationId } })).body
const logOf = (id: number) =>
  db
    .select({ type: events.type, data: events.data, actor: events.actor_id })
    .from(events)
    .where(and(eq(events.resource, 'techcard'), eq(events.resource_id, id), like(events.type, 'techcard.remark%')))
    .orderBy(events.id)

describe('a message in the conversation of a book', () => {
  it('becomes a remark on the card, with its author, date and a link for members', async () => {
    const book = await cardOf(press, { manager: manager.id })
    const talk = await talkOf(book)
    const messageId = await sendMessage(printer, talk, 'Корешок круглый')
    const { status, body } = await remark(manager, messageId)
    expect(status).toBe(200)
    expect(body.stood).toBe(false)
    expect((await card(manager, book)).chat_remarks).toEqual([body.remark])
    expect(body.remark).toMatchObject({
      content: 'Корешок круглый',
      author: { id: printer.id, name: 'Нұрлан Оспан' },
      recorded_by: { id: manager.id },
      message_id: messageId,
      conversation_id: talk,
    })
    // A person outside the conversation sees the text but gets no link to it.
    expect((await card(chief, book)).chat_remarks).toMatchObject([
      { content: 'Корешок круглый', conversation_id: null },
    ])
    expect((await thread(printer, talk)).messages.map((one) => one.in_remarks)).toEqual([true])
    expect(await logOf(book)).toMatchObject([
      {
        type: 'techcard.remarked',
        actor: manager.id,
        data: { before: { remark: '' }, after: { remark: 'Корешок круглый' } },
      },
    ])
  })

  it('becomes only one remark, even when added several times', async () => {
    const book = await cardOf(press, { manager: manager.id })
    const talk = await talkOf(book, [manager, chief])
    const messageId = await sendMessage(manager, talk, 'Каптал белый')
    const answers = await Promise.all([
      remark(manager, messageId),
      remark(chief, messageId),
      remark(manager, messageId),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ body }) => body.stood)).toHaveLength(2)
    expect(new Set(answers.map(({ body }) => body.remark.id)).size).toBe(1)
    expect((await card(manager, book)).chat_remarks).toHaveLength(1)
    expect(await logOf(book)).toHaveLength(1)
  })

  it('keeps its remark unchanged when it is edited or deleted later', async () => {
    const book = await cardOf(press, { manager: manager.id })
    const talk = await talkOf(book)
    const messageId = await sendMessage(printer, talk, 'Бумага 80 г')
    await remark(manager, messageId)
    await printer.call('PUT /api/messages/{id}', { params: { id: messageId }, body: { content: 'Бумага 65 г' } })
    expect((await card(manager, book)).chat_remarks).toMatchObject([{ content: 'Бумага 80 г' }])
    await printer.call('DELETE /api/messages/{id}', { params: { id: messageId } })
    expect((await card(manager, book)).chat_remarks).toMatchObject([{ content: 'Бумага 80 г' }])
    expect((await remark(manager, messageId)).body).toMatchObject({ stood: true, remark: { content: 'Бумага 80 г' } })
  })

  it('cannot become a remark after it is deleted', async () => {
    const book = await cardOf(press, { manager: manager.id })
    const talk = await talkOf(book)
    const messageId = await sendMessage(printer, talk, 'Не то')
    await printer.call('DELETE /api/messages/{id}', { params: { id: messageId } })
    expect((await remark(manager, messageId)).status).toBe(422)
    expect((await card(manager, book)).chat_remarks).toEqual([])
    expect(await logOf(book)).toEqual([])
  })

  it('can be added only by conversation members who may edit cards', async () => {
    const book = await cardOf(press, { manager: manager.id })
    const talk = await talkOf(book)
    const messageId = await sendMessage(manager, talk, 'Ламинация матовая')
    expect((await remark(printer, messageId)).status).toBe(403)
    expect((await remark(chief, messageId)).status).toBe(404)
    expect((await remark(manager, 999_999)).status).toBe(404)
    expect((await card(manager, book)).chat_remarks).toEqual([])
  })

  it('cannot become a remark when its conversation has no book', async () => {
    const { body } = await manager.call('POST /api/conversations', {
      body: { type: 'private', user_ids: [printer.id] },
    })
    const messageId = await sendMessage(printer, body.conversation.id, 'Просто так')
    expect((await remark(manager, messageId)).status).toBe(422)
    expect(await db.select().from(cardRemarks).where(eq(cardRemarks.message_id, messageId))).toEqual([])
  })

  it('is marked as a remark at once for all members', async () => {
    const book = await cardOf(press, { manager: manager.id })
    const helper = await insertPerson(press, 'hr', 'Дана Ли')
    const talk = await talkOf(book)
    await manager.call('PUT /api/conversations/{id}', {
      params: { id: talk },
      body: { chat_name: '', user_ids: [printer.id, helper.id] },
    })
    const messageId = await sendMessage(manager, talk, 'Обрез ровный')
    const channel = await openChannel(helper)
    await remark(manager, messageId)
    await expect.poll(() => channel.heard.map(({ type }) => type)).toContain('techcard.remarked')
    channel.stop()
  })
})

describe('a remark from the chat', () => {
  it('is removed only by card editors, and its message can be added again', async () => {
    const book = await cardOf(press, { manager: manager.id })
    const talk = await talkOf(book)
    const messageId = await sendMessage(printer, talk, 'Форзац цветной')
    const { id } = (await remark(manager, messageId)).body.remark
    expect((await remove(printer, book, id)).status).toBe(403)
    const removed = await remove(chief, book, id)
    expect(removed.body.techcard.chat_remarks).toEqual([])
    expect((await remove(chief, book, id)).status).toBe(404)
    const { messages } = await thread(printer, talk)
    expect(messages).toMatchObject([{ content: 'Форзац цветной', in_remarks: false }])
    expect((await logOf(book)).at(-1)).toMatchObject({
      type: 'techcard.remarkRemoved',
      actor: chief.id,
      data: { before: { remark: 'Форзац цветной' }, after: { remark: '' } },
    })
    expect((await remark(manager, messageId)).body.stood).toBe(false)
    const supervisor = await insertPerson(press, 'supervisor')
    const { body } = await supervisor.call('GET /api/tech-cards/{id}/history', { params: { id: book } })
    expect(body.events.slice(0, 2).map(({ type, reason }) => [type, reason])).toEqual([
      ['techcard.remarked', 'Форзац цветной'],
      ['techcard.remarkRemoved', 'Форзац цветной'],
    ])
  })

  it('cannot be removed through another card', async () => {
    const book = await cardOf(press, { manager: manager.id })
    const other = await cardOf(press, { manager: manager.id })
    const { id } = (await remark(manager, await sendMessage(manager, await talkOf(book), 'Моё'))).body.remark
    expect((await remove(manager, other, id)).status).toBe(404)
    expect((await card(manager, book)).chat_remarks).toHaveLength(1)
  })

  it('updates the mark of an early message on open screens', async () => {
    const book = await cardOf(press, { manager: manager.id })
    const talk = await talkOf(book)
    const early = await sendMessage(manager, talk, 'Самое первое')
    for (let at = 0; at < 51; at += 1) await sendMessage(printer, talk, `Строка ${at}`)
    const { id } = (await remark(manager, early)).body.remark
    expect((await thread(printer, talk)).changed).toMatchObject([{ id: early, in_remarks: true }])
    await remove(manager, book, id)
    expect((await thread(printer, talk)).changed).toMatchObject([{ id: early, in_remarks: false }])
  })
})
