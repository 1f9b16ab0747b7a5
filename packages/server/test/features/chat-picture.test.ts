import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { insertCard, insertPerson, upload, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const chief = await insertPerson(press, 'initiator', 'Сәуле Ким')
const printer = await insertPerson(press, 'typography', 'Нұрлан Оспан')
const stranger = await insertPerson(press, 'pm', 'Айгүл Сәрсен')
const author = await insertPerson(press, 'author', 'Әсел Нұр')

const uploadImage = (who: TestPerson, content: Uint8Array<ArrayBuffer>, name: string) => {
  const form = new FormData()
  form.append('purpose', 'image')
  form.append('file', new Blob([content]), name)
  return who.call('POST /api/files', { body: form })
}
/** Uploads a photo as a phone takes it, with location metadata. */
const uploadPhoto = async (who: TestPerson, side: number): Promise<number> => {
  const content = await sharp({ create: { width: side, height: side, channels: 3, background: '#57694f' } })
    .withExif({ IFD0: { Artist: 'Нұрлан' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 15/1 0/1' } })
    .jpeg()
    .toBuffer()
  return (await uploadImage(who, new Uint8Array(content), 'photo.jpg')).body.file.id
}
const createGroup = async (name: string) =>
  (await chief.call('POST /api/conversations', { body: { type: 'group', user_ids: [printer.id], chat_name: name } }))
    .body.conversation.id
const setPicture = (who: TestPerson, id: number, chat_avatar?: number | null) =>
  who.call('PUT /api/conversations/{id}', {
    params: { id },
    body: {
      chat_name: 'Отдел продаж',
      user_ids: [chief.id, printer.id],
      ...(chat_avatar !== undefined && { chat_avatar }),
    },
  })
const findAvatar = async (who: TestPerson, id: number) =>
  (await who.call('GET /api/conversations')).body.conversations.find((one) => one.id === id)?.chat_avatar

/** Returns the path of an address without its signature, which changes. */
const getUnsignedPath = (address: string | null | undefined) => address?.split('/').slice(0, -1).join('/')

describe('the picture of a group', () => {
  it('is set, replaced and removed, and its members can see it', async () => {
    const id = await createGroup('Отдел продаж')
    expect(await findAvatar(printer, id)).toBeNull()
    expect((await setPicture(chief, id, await uploadPhoto(chief, 300))).body.conversation.chat_avatar).not.toBeNull()
    const first = (await findAvatar(printer, id)) ?? ''
    const answer = await printer.fetch(first)
    expect(answer.status).toBe(200)
    const { exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(exif).toBeUndefined()

    // Renaming the group leaves the picture unchanged.
    await setPicture(printer, id)
    expect(getUnsignedPath(await findAvatar(printer, id))).toBe(getUnsignedPath(first))
    await setPicture(printer, id, await uploadPhoto(printer, 200))
    expect(getUnsignedPath(await findAvatar(chief, id))).not.toBe(getUnsignedPath(first))
    await setPicture(chief, id, null)
    expect(await findAvatar(printer, id)).toBeNull()
  })

  it('must be one’s own image of sufficient size', async () => {
    const id = await createGroup('Отдел продаж')
    const smallImageResponse = await setPicture(chief, id, await uploadPhoto(chief, 199))
    expect(smallImageResponse.body.error.fields).toMatchObject({ chat_avatar: expect.stringContaining('200') })
    expect((await setPicture(chief, id, await uploadPhoto(stranger, 300))).status).toBe(422)
    expect((await setPicture(chief, id, await upload(chief, 'Договор.pdf'))).status).toBe(422)
    expect((await setPicture(chief, id, 999_999)).status).toBe(422)
    expect((await uploadImage(chief, new TextEncoder().encode('<svg/>'), 'logo.png')).status).toBe(422)
    expect(await findAvatar(chief, id)).toBeNull()
  })

  it('cannot be set by outsiders or by authors in the group', async () => {
    const id = await createGroup('Отдел продаж')
    expect((await setPicture(stranger, id, await uploadPhoto(stranger, 300))).status).toBe(404)
    expect((await setPicture(author, id, await uploadPhoto(author, 300))).status).toBe(403)
    expect(await findAvatar(chief, id)).toBeNull()
  })

  it('cannot be set for a private conversation or one about a book', async () => {
    const privateResponse = await chief.call('POST /api/conversations', {
      body: { type: 'private', user_ids: [printer.id] },
    })
    expect((await setPicture(chief, privateResponse.body.conversation.id, await uploadPhoto(chief, 300))).status).toBe(
      403,
    )
    const card = await insertCard(press, { manager: stranger.id })
    const bookChatResponse = await chief.call('POST /api/conversations', {
      body: { type: 'group', tech_card_id: card },
    })
    const { status, body } = await setPicture(
      chief,
      bookChatResponse.body.conversation.id,
      await uploadPhoto(chief, 300),
    )
    expect(status).toBe(422)
    expect(body.error.fields).toHaveProperty('chat_avatar')
    expect(await findAvatar(chief, bookChatResponse.body.conversation.id)).toBeNull()
  })
})
