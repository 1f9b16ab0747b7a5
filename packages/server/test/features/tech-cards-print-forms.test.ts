import { createPrintForm, stageKeys, getFlag, type PrintFormValues } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { techCards } from '../../src/database/schema.ts'
import { insertCard, insertPerson, readVersion } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const [printer, keeper, pm] = await Promise.all([
  insertPerson(press, 'typography'),
  insertPerson(press, 'stock'),
  insertPerson(press, 'pm'),
])

const printForm: PrintFormValues = {
  ...createPrintForm({ quantity: 500, pages: 214, format: '60×90/16', print_info: {} }, 'print'),
  paper_text: 'offset80',
  colorfulness_text: '1+1',
  paper_soft_cover: 'colotech160',
  colorfulness_soft_cover: '4+0',
  colored_pages: 8,
  inserts_count: 1,
  lamination: 'matte',
  remarks: 'Корешок 12 мм',
  status: 'in progress',
  start_date: '2026-11-18',
}
printForm.binding_counts = { ...printForm.binding_counts, KBS: 500 }

type Kind = 'signal-copy' | 'print-info'
const saveForm = (id: number, kind: Kind, body: object) =>
  printer.call(`POST /api/tech-cards/{id}/${kind}`, { params: { id }, body })
const readCard = async (id: number) => (await pm.call('GET /api/tech-cards/{id}', { params: { id } })).body.techcard
const readStages = async (id: number) => {
  const card = await readCard(id)
  return stageKeys.filter((stage) => card[getFlag(stage)])
}

describe('a printing form', () => {
  it('is saved completely at any stage and read with the card', async () => {
    const id = await insertCard(press, { stages: ['process'] })
    expect((await saveForm(id, 'print-info', { ...printForm, version: 1 })).status).toBe(200)
    expect(
      (await saveForm(id, 'signal-copy', { ...printForm, copies: 3, binding_counts: { KBS: 3 }, version: 2 })).status,
    ).toBe(200)
    const { print_form, signal_form } = await readCard(id)
    expect(print_form).toEqual(printForm)
    expect(signal_form).toEqual({ ...printForm, copies: 3, binding_counts: { ...printForm.binding_counts, KBS: 3 } })
    expect(await readStages(id)).toEqual(['process'])
  })

  it('changes only the given fields', async () => {
    const id = await insertCard(press, { stages: ['typography'], signed: true })
    await saveForm(id, 'print-info', printForm)
    await saveForm(id, 'print-info', { status: 'in progress', remarks: 'Готово наполовину' })
    expect((await readCard(id)).print_form).toEqual({ ...printForm, remarks: 'Готово наполовину' })
  })

  it.each([
    ['signal-copy', 'signal', 'author'],
    ['print-info', 'typography', 'wap'],
  ] as const)('moves the card on when it is completed: %s', async (kind, from, to) => {
    const id = await insertCard(press, { stages: [from], signed: true })
    await saveForm(id, kind, printForm)
    expect(await readStages(id)).toEqual([from])
    await saveForm(id, kind, { ...printForm, status: 'completed', completed_date: '2026-11-20' })
    expect(await readStages(id)).toEqual([to])
    // Saving the form again does not move the card.
    await saveForm(id, kind, { ...printForm, status: 'completed', completed_date: '2026-11-21' })
    expect(await readStages(id)).toEqual([to])
  })

  it('cannot be completed before the card reaches its stage', async () => {
    const id = await insertCard(press, { stages: ['process'] })
    const { status, body } = await saveForm(id, 'print-info', {
      ...printForm,
      status: 'completed',
      completed_date: '2026-11-20',
    })
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({ status: 422, fields: ['status'] })
    expect((await readCard(id)).print_form).toBeNull()
  })

  it('is refused with an error for each field', async () => {
    const id = await insertCard(press, { stages: ['typography'], signed: true })
    const { body } = await saveForm(id, 'print-info', {
      ...printForm,
      colored_pages: 900,
      colorfulness_text: 'цвет',
      completed_date: '2026-11-01',
      binding_counts: { staple: 500 },
    })
    expect(body.error.fields).toEqual({
      colored_pages: 'Больше, чем страниц всего',
      colorfulness_text: 'Напишите как 4+4',
      completed_date: 'Раньше начала',
      'binding_counts.staple': 'Этот переплёт не держит столько страниц',
    })
  })

  it('is refused when it is based on an older version of the card', async () => {
    const id = await insertCard(press, { stages: ['signal'] })
    const { status, body } = await saveForm(id, 'signal-copy', { ...printForm, version: 0 })
    expect(status).toBe(409)
    expect(body.error.current).toMatchObject({ techcard: { id, signal_form: null } })
  })

  it('is completed by the short request too, with the missing dates filled in', async () => {
    const id = await insertCard(press, { stages: ['typography'], signed: true })
    await saveForm(id, 'print-info', printForm)
    await saveForm(id, 'print-info', {})
    expect(await readStages(id)).toEqual(['wap'])
    expect((await readCard(id)).print_form).toMatchObject({ status: 'completed', start_date: '2026-11-18' })
    await saveForm(id, 'print-info', {})
    expect(await readStages(id)).toEqual(['account'])
  })
})

/** Creates a card with a hundred copies, split into shares. */
const insertCardWithShares = async () => {
  const id = await insertCard(press, { stages: ['account'] })
  const split = { quantity: 100, circulation_author: 10, circulation_university: 80, circulation_library: 10 }
  await db.update(techCards).set(split).where(eq(techCards.id, id))
  return id
}
const createHandover = (copies: number, name: string) => ({ copies, to: name })

describe('the warehouse', () => {
  it('counts the received copies and delivers no more than those', async () => {
    const id = await insertCardWithShares()
    const received = { author: 10, university: 75, library: 10 }
    const body = { received, reason: 'Недовложение', version: 1 }
    await keeper.call('POST /api/tech-cards/{id}/receive', { params: { id }, body })
    expect(await readCard(id)).toMatchObject({ is_stock: true, received, handed_over: null })

    const deliverCopies = (handed_over: object) =>
      keeper.call('POST /api/tech-cards/{id}/deliver', { params: { id }, body: { handed_over } as never })
    const excessResponse = await deliverCopies({
      author: createHandover(10, 'А. Ким'),
      university: createHandover(80, 'Б. Омаров'),
      library: createHandover(10, ''),
    })
    expect(Object.keys(excessResponse.body.error.fields ?? {}).sort()).toEqual([
      'handed_over.library.to',
      'handed_over.university.copies',
    ])
    const handed_over = {
      author: createHandover(10, 'А. Ким'),
      university: createHandover(75, 'Б. Омаров'),
      library: createHandover(10, 'Г. Ли'),
    }
    expect((await deliverCopies(handed_over)).status).toBe(200)
    expect(await readCard(id)).toMatchObject({ is_done: true, handed_over })
  })

  it('can skip the count, so that all copies count as received and delivered', async () => {
    const id = await insertCardWithShares()
    await keeper.call('POST /api/tech-cards/{id}/receive', { params: { id }, body: {} })
    await keeper.call('POST /api/tech-cards/{id}/deliver', {
      params: { id },
      body: { version: await readVersion(press, 'techcard', id) },
    })
    // All copies arrived, and the promised copies were handed out.
    expect(await readCard(id)).toMatchObject({
      is_done: true,
      received: { author: 10, university: 80, library: 10 },
      handed_over: {
        author: createHandover(10, ''),
        university: createHandover(80, ''),
        library: createHandover(10, ''),
      },
    })
  })
})
