import { getFlag, stageKeys, type RemarkKind } from '@press/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPdf } from '../../src/demo/documents.ts'
import { insertCard, insertPerson, type TestPerson } from '../rows.ts'
import { openPress, pollOptions } from '../support.ts'

const press = await openPress()
const [printer, pm, author, other] = await Promise.all([
  insertPerson(press, 'typography'),
  insertPerson(press, 'pm'),
  insertPerson(press, 'author'),
  insertPerson(press, 'author'),
])

/** Uploads a PDF with a line of text. */
async function uploadPdf(person: TestPerson, line: string, name = 'Сигнал.pdf'): Promise<number> {
  const form = new FormData()
  form.append('purpose', 'pdf')
  form.append('file', new Blob([new Uint8Array(createPdf(line))]), name)
  return (await person.call('POST /api/files', { body: form })).body.file.id
}
const addRound = async (id: number, line: string, person = printer, name?: string) =>
  person.call('POST /api/tech-cards/{id}/signal-rounds', {
    params: { id },
    body: { file: await uploadPdf(person, line, name) },
  })
const readSignal = async (id: number, person: TestPerson = pm) =>
  (await person.call('GET /api/tech-cards/{id}/signal-rounds', { params: { id } })).body.signal
const getLatestRoundId = async (id: number) => (await readSignal(id)).rounds.at(-1)?.id as number
const insertCardWithAuthor = (facts: object = {}) =>
  insertCard(press, { stages: ['author'], author: author.id, manager: pm.id, ...facts })
const openPages = (id: number, pages = [1], person = author) =>
  person.call('POST /api/signal-rounds/{id}/opened', { params: { id }, body: { pages } })
const remarkPlace: { kind: RemarkKind; page: number; x: number; y: number } = { kind: 'text', page: 1, x: 0.2, y: 0.4 }
const addRemark = (id: number, text: string, remarkFields: object = {}, person = author) =>
  person.call('POST /api/signal-rounds/{id}/remarks', {
    params: { id },
    body: { ...remarkPlace, text, ...remarkFields },
  })
const signCard = (id: number, person = author) =>
  person.call('POST /api/tech-cards/{id}/signal-end-date', { params: { id }, body: { signalEndDate: '2026-11-23' } })
const returnCard = (id: number, round: number) =>
  author.call('POST /api/tech-cards/{id}/signal-return', { params: { id }, body: { round } })
const readStages = async (id: number) => {
  const { techcard } = (await pm.call('GET /api/tech-cards/{id}', { params: { id } })).body
  return stageKeys.filter((stage) => techcard[getFlag(stage)])
}
const getStatusAndError = ({
  status,
  body,
}: {
  status: number
  body: { error: { code: string; message: string } }
}) => [status, body.error.message]

/** Returns the targets and kinds of a person's notifications. */
const findNotifications = async (person: TestPerson) =>
  (await person.call('GET /api/notifications')).body.map(({ data }) => [data.path, data.kind])

describe('a round of a signal copy', () => {
  it('needs a file that differs from the previous round’s file', async () => {
    const id = await insertCard(press, { stages: ['signal'] })
    expect((await addRound(id, 'First')).body.signal.rounds).toMatchObject([{ number: 1, pages: 1, outcome: null }])
    const sameFileResponse = await addRound(id, 'First', printer, 'Сигнал исправленный.pdf')
    expect({ status: sameFileResponse.status, fields: sameFileResponse.body.error.fields }).toEqual({
      status: 422,
      fields: { file: 'Файл тот же, что в круге 1, изменилось только имя. Загрузите исправленный' },
    })
    const { rounds } = (await addRound(id, 'Second', pm)).body.signal
    expect(rounds.map(({ number, outcome, uploaded_by }) => [number, outcome, uploaded_by?.id])).toEqual([
      [1, 'replaced', printer.id],
      [2, null, pm.id],
    ])
    expect(rounds[0]?.sha256).not.toBe(rounds[1]?.sha256)
  })

  it('is accepted during revision and refused before it and after the signature', async () => {
    expect((await addRound(await insertCard(press, { stages: ['project'] }), 'x')).status).toBe(422)
    const signedCardId = await insertCardWithAuthor({ signed: true })
    expect(getStatusAndError(await addRound(signedCardId, 'x'))).toEqual([422, 'Сигнал уже подписан.'])
    expect((await addRound(await insertCard(press, { stages: ['process'] }), 'x')).status).toBe(200)
  })

  it('accepts only a readable PDF', async () => {
    const id = await insertCard(press, { stages: ['signal'] })
    const form = new FormData()
    form.append('purpose', 'pdf')
    form.append('file', new Blob([`%PDF-1.4\n${'x'.repeat(500)}`]), 'Сигнал.pdf')
    const file = (await printer.call('POST /api/files', { body: form })).body.file.id
    const brokenFileResponse = await printer.call('POST /api/tech-cards/{id}/signal-rounds', {
      params: { id },
      body: { file },
    })
    expect(Object.keys(brokenFileResponse.body.error.fields ?? {})).toEqual(['file'])
    expect((await readSignal(id)).rounds).toEqual([])
  })

  it('notifies the author who has the signal copy', async () => {
    const id = await insertCardWithAuthor()
    await addRound(id, 'Fresh')
    await expect
      .poll(() => findNotifications(author), pollOptions)
      .toContainEqual([`/app/author/booktracking/${id}`, 'signal'])
  })
})

describe('a page of a signal copy', () => {
  it('is shown as a picture and as text to people who may see the card', async () => {
    const id = await insertCardWithAuthor()
    await addRound(id, 'Corpus linguistics')
    const round = await getLatestRoundId(id)
    const { pages } = (await author.call('GET /api/signal-rounds/{id}/pages', { params: { id: round } })).body
    expect(pages).toMatchObject([{ page: 1, width: 595, height: 842, text: 'Corpus linguistics' }])
    const picture = await author.fetch(pages[0]?.src ?? '')
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 1200 })
    expect((await other.call('GET /api/signal-rounds/{id}/pages', { params: { id: round } })).status).toBe(404)
  })
})

describe('a remark', () => {
  it('is added to a page, edited and deleted by its author before it is sent', async () => {
    const id = await insertCardWithAuthor()
    await addRound(id, 'Remarks')
    const round = await getLatestRoundId(id)
    const { body } = await addRemark(round, 'Опечатка')
    expect(body.remark).toMatchObject({ ...remarkPlace, text: 'Опечатка', author: { id: author.id }, version: 1 })
    const params = { id: body.remark.id }
    await author.call('PATCH /api/signal-remarks/{id}', { params, body: { text: 'Опечатка в слове', version: 1 } })
    expect((await readSignal(id)).rounds[0]?.remarks).toMatchObject([{ text: 'Опечатка в слове', version: 2 }])
    const staleResponse = await author.call('PATCH /api/signal-remarks/{id}', {
      params,
      body: { text: 'Иначе', version: 1 },
    })
    expect([staleResponse.status, staleResponse.body.error.current]).toMatchObject([409, { remark: { version: 2 } }])
    await author.call('DELETE /api/signal-remarks/{id}', { params })
    expect((await readSignal(id)).rounds[0]?.remarks).toEqual([])
  })

  it('requires a text and an existing page', async () => {
    const id = await insertCardWithAuthor()
    await addRound(id, 'Empty')
    const round = await getLatestRoundId(id)
    expect(Object.keys((await addRemark(round, ' ')).body.error.fields ?? {})).toEqual(['text'])
    expect(Object.keys((await addRemark(round, 'Где?', { page: 7 })).body.error.fields ?? {})).toEqual(['page'])
  })

  it('stays with its file and returns the book for revision', async () => {
    const id = await insertCardWithAuthor()
    await addRound(id, 'Round one')
    const firstRoundId = await getLatestRoundId(id)
    expect(getStatusAndError(await returnCard(id, firstRoundId))).toEqual([
      422,
      'Замечаний пока нет, передавать нечего.',
    ])
    await addRemark(firstRoundId, 'Порог 0,5 %')
    expect((await returnCard(id, firstRoundId)).status).toBe(200)
    expect(await readStages(id)).toEqual(['process'])
    expect((await addRemark(firstRoundId, 'Ещё одно')).status).toBe(422)
    await expect
      .poll(() => findNotifications(pm), pollOptions)
      .toContainEqual([`/app/project-manager/techcards/${id}`, 'signal'])
    await addRound(id, 'Round two')
    expect((await readSignal(id)).rounds).toMatchObject([
      { number: 1, outcome: 'returned', outcome_by: { id: author.id }, remarks: [{ text: 'Порог 0,5 %' }] },
      { number: 2, outcome: null, remarks: [] },
    ])
  })

  it('on a replaced file cannot be sent before the author reads the new file', async () => {
    const id = await insertCardWithAuthor()
    await addRound(id, 'Old')
    const oldRoundId = await getLatestRoundId(id)
    await addRemark(oldRoundId, 'Замечание')
    await addRound(id, 'New')
    expect(getStatusAndError(await returnCard(id, oldRoundId))).toEqual([
      422,
      'С тех пор появился новый файл сигнала. Сначала посмотрите его.',
    ])
    expect(await readStages(id)).toEqual(['author'])
  })
})

describe('the signature', () => {
  it('requires that the author has opened the current file', async () => {
    const id = await insertCardWithAuthor()
    expect(getStatusAndError(await signCard(id))).toEqual([
      422,
      'Издательство ещё не загрузило файл сигнала, подписывать пока нечего.',
    ])
    await addRound(id, 'To be signed')
    expect((await signCard(id)).status).toBe(422)
    await openPages(await getLatestRoundId(id), [], author)
    await addRound(id, 'Another file')
    expect(getStatusAndError(await signCard(id))).toEqual([
      422,
      'Сначала откройте сигнал: подписывают файл, который вы здесь посмотрели.',
    ])
    expect((await openPages(await getLatestRoundId(id))).body).toMatchObject({ seen: [1] })
    expect((await signCard(id)).status).toBe(200)
    expect((await readSignal(id)).rounds.at(-1)).toMatchObject({ outcome: 'signed', outcome_by: { id: author.id } })
  })

  it('is allowed to the manager without an uploaded file', async () => {
    expect((await signCard(await insertCardWithAuthor(), pm)).status).toBe(200)
  })

  it('has a deadline, no later than the start of printing', async () => {
    const id = await insertCardWithAuthor()
    expect((await readSignal(id)).sign_by).toMatch(/^\d{4}-\d\d-\d\d$/)
    await pm.call('POST /api/tech-cards/{id}/print-start-date', {
      params: { id },
      body: { printStartDate: '2026-01-12' },
    })
    const { sign_by } = await readSignal(id)
    expect(sign_by !== null && sign_by <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)).toBe(true)
    await signCard(id, pm)
    expect((await readSignal(id)).sign_by).toBeNull()
  })
})
