import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { publications } from '../../src/database/schema.ts'
import { insertCard } from '../rows.ts'
import { createDemoDatabase, openPress } from '../support.ts'

/** A test service that receives posts and records the requests. */
const receivedForms: FormData[] = []
let status = 200
const service = createServer((request, answer) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const type = request.headers['content-type'] ?? ''
    const body = new Uint8Array(Buffer.concat(chunks))
    receivedForms.push(await new Response(body, { headers: { 'content-type': type } }).formData())
    answer.writeHead(status).end('{}')
  })()
})
await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/instagram`

const database = await createDemoDatabase()
afterAll(database.close)
const { db } = database
const press = await openPress({ PRESS_INSTAGRAM_URL: url }, database)
const pm = await press.as('pm')
const readPublication = async (id: number) => (await db.select().from(publications).where(eq(publications.id, id)))[0]
const publishPost = (id: number, body: object) =>
  pm.call('POST /api/social/instagram/publish/techcards/{id}', { params: { id }, body })

describe('a post about a book', () => {
  it('starts with texts from the card in three languages and a JPEG picture', async () => {
    const id = await insertCard(press, { stages: ['done'] })
    const { post, book_name } = (await pm.call('GET /api/social/instagram/techcards/{id}', { params: { id } })).body
    for (const text of Object.values(post)) expect(text).toContain(book_name)
    expect(post.text_kz).toContain('Жаңа кітап')
    const { src } = (await pm.call('GET /api/social/instagram/techcards/{id}/picture', { params: { id } })).body
    const bytes = Buffer.from(src.replace('data:image/jpeg;base64,', ''), 'base64')
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  })

  it('is published with the edited texts and the generated picture', async () => {
    const id = await insertCard(press, { stages: ['done'] })
    const { body } = await publishPost(id, { text_kz: 'Жаңа', text_ru: 'Новая', text_en: '' })
    await expect
      .poll(() => readPublication(body.publication.id))
      .toMatchObject({ status: 'sent', attempts: 1, fault: null })
    const form = receivedForms.at(-1)
    expect(form?.get('caption')).toBe('Жаңа\n\n· · ·\n\nНовая')
    expect(form?.get('techcard_id')).toBe(String(id))
    expect(form?.get('image')).toMatchObject({ type: 'image/jpeg' })
    const postBody = (await pm.call('GET /api/social/instagram/techcards/{id}', { params: { id } })).body
    expect(postBody).toMatchObject({ post: { text_ru: 'Новая' }, publications: [{ status: 'sent' }] })
  })

  it('is published with default texts when the request is empty', async () => {
    const id = await insertCard(press, { stages: ['done'] })
    const { body } = await publishPost(id, {})
    await expect.poll(() => readPublication(body.publication.id)).toMatchObject({ status: 'sent' })
    expect(receivedForms.at(-1)?.get('caption')).toContain('New book')
  })

  it('is refused when it is empty, too long or uses another person’s picture', async () => {
    const id = await insertCard(press, { stages: ['done'] })
    const emptyTextResponse = await publishPost(id, { text_kz: '', text_ru: '', text_en: '' })
    expect([emptyTextResponse.status, Object.keys(emptyTextResponse.body.error.fields ?? {})]).toEqual([
      422,
      ['text_kz'],
    ])
    const longTextResponse = await publishPost(id, { text_kz: 'я'.repeat(2_300), text_ru: '', text_en: '' })
    expect([longTextResponse.status, Object.keys(longTextResponse.body.error.fields ?? {})]).toEqual([422, ['text_kz']])
    const foreignImageResponse = await publishPost(id, { image: 1 })
    expect([foreignImageResponse.status, Object.keys(foreignImageResponse.body.error.fields ?? {})]).toEqual([
      422,
      ['image'],
    ])
    expect(await db.select().from(publications).where(eq(publications.tech_card_id, id))).toEqual([])
  })

  it('fails when Instagram refuses it and can be resent manually', async () => {
    status = 422
    const id = await insertCard(press, { stages: ['done'] })
    const { publication } = (await publishPost(id, {})).body
    await expect.poll(() => readPublication(publication.id)).toMatchObject({ status: 'failed', fault: 'refused' })
    status = 200
    await pm.call('POST /api/publications/{id}/resend', { params: { id: publication.id } })
    await expect.poll(() => readPublication(publication.id)).toMatchObject({ status: 'sent' })
  })
})

it('a press without Instagram refuses publication', async () => {
  const pressWithoutInstagram = await openPress()
  const manager = await pressWithoutInstagram.as('pm')
  const id = await insertCard(pressWithoutInstagram, { stages: ['done'] })
  const { body: postBody } = await manager.call('GET /api/social/instagram/techcards/{id}', { params: { id } })
  expect(postBody.instagram).toBeNull()
  const { status: refusedStatus, body } = await manager.call('POST /api/social/instagram/publish/techcards/{id}', {
    params: { id },
    body: {},
  })
  expect([refusedStatus, body.error.message]).toEqual([422, expect.stringContaining('Instagram не подключён')])
})
