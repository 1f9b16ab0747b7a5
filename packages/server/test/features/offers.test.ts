import type { BodyOf } from '@press/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { events, offerRevisions, offers, organizations, profiles } from '../../src/database/schema.ts'
import { inDays, offerForm, offerItem, offerOf, insertPerson, upload, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting', 'Айгүл Сәрсен')
const second = await insertPerson(press, 'accounting', 'Елена Ким')
const supervisor = await insertPerson(press, 'supervisor')

const create = async (overrides: Partial<BodyOf<'POST /api/offers'>> = {}) => {
  const { status, body } = await sales.call('POST /api/offers', { body: offerForm(overrides) })
  expect(status).toBe(200)
  return body.offer
}
const edit = (person: TestPerson, id: number, body: BodyOf<'POST /api/offers/{id}'>) =>
  person.call('POST /api/offers/{id}', { params: { id }, body })
const step = (person: TestPerson, body: BodyOf<'POST /api/offer/update-status'>) =>
  person.call('POST /api/offer/update-status', { body })
const typesOf = async (id: number) =>
  (
    await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'offer'), eq(events.resource_id, id)))
      .orderBy(events.id)
  ).map(({ type }) => type.replace('offer.', ''))

describe('an offer', () => {
  it('is created with every field, summed to the tiyn and written in words', async () => {
    const items = [
      { ...offerItem, work_types: [{ name: 'Корректура', unit_count: 20, unit_price: 450_000 }] },
      { ...offerItem, name: 'Атлас птиц', vat: 'exempt' as const, quantity: 10, price: 100_000 },
    ]
    const offer = await create({
      items,
      valid_until: '2026-12-22',
      deadline: '2027-01-20',
      funding_source: 'publisher',
      sender_kbe: '16',
      sender_knp: '710',
      note: 'Доставка до склада',
      disk_link: 'https://disk.example/1',
      isDigitalBook: true,
    })
    expect(offer).toMatchObject({
      status: 'in process',
      revision: 1,
      sum: 88_200_000 + 9_000_000 + 1_000_000,
      // The VAT is calculated separately for each line: for the copies, and for the works on them.
      vat: Math.round((88_200_000 * 16) / 116) + Math.round((9_000_000 * 16) / 116),
      vat_rate: 16,
      amount_in_words: 'Девятьсот восемьдесят две тысячи тенге 00 тиын',
      funding_source: 'publisher',
      isDigitalBook: true,
      progress: 0,
    })
    // The response has the total of each line, so that a portal need not calculate it.
    const totals = [88_200_000 + 9_000_000, 1_000_000]
    expect(offer.items.map(({ total }) => total)).toEqual(totals)
    const read = await sales.call('GET /api/offers/{id}', { params: { id: offer.id } })
    expect(read.body.offer.items.map(({ total }) => total)).toEqual(totals)
    expect(offer.number).toMatch(/^\d{4}$/)
    expect(await typesOf(offer.id)).toEqual(['created'])
  })

  it('is refused with an error for each field', async () => {
    const { status, body } = await sales.call('POST /api/offers', {
      body: offerForm({
        recipient_name: ' ',
        recipient_bin: '930540000824',
        sender_kbe: '99',
        sender_knp: '7',
        disk_link: 'диск',
        valid_until: '2026-11-01',
        items: [{ ...offerItem, quantity: 0, price: 1.5 }],
      }),
    })
    expect(status).toBe(422)
    expect(body.error.fields).toEqual({
      recipient_name: 'Заполните поле',
      recipient_bin: 'Такого БИН или ИИН нет: проверьте цифры',
      sender_kbe: 'КБЕ: две цифры от 11 до 29',
      sender_knp: 'КНП: три цифры',
      disk_link: expect.any(String),
      valid_until: 'Раньше даты КП',
      'items.0.quantity': expect.any(String),
      'items.0.price': 'Введите сумму до тиына',
    })
    expect((await sales.call('POST /api/offers', { body: offerForm({ items: [] }) })).body.error.fields).toMatchObject({
      items: expect.any(String),
    })
  })

  it('is saved by one of two simultaneous editors, and the other gets the saved version', async () => {
    const offer = await create()
    const { version } = offer
    expect((await edit(sales, offer.id, { ...offerForm({ note: 'первая' }), version })).status).toBe(200)
    const lost = await edit(second, offer.id, { ...offerForm({ note: 'вторая' }), version })
    expect(lost.status).toBe(409)
    expect(lost.body.error.current).toMatchObject({ offer: { id: offer.id, note: 'первая', version: version + 1 } })
    const won = await edit(second, offer.id, { ...offerForm({ note: 'вторая' }), version: version + 1 })
    expect(won.body.offer.note).toBe('вторая')
  })

  it('is copied as a new offer of today without documents and payments', async () => {
    const offer = await create({ partner_discount: true, note: 'Как прежде' })
    await sales.call('POST /api/offers/{id}/payments', {
      params: { id: offer.id },
      body: { amount: 100, date: getToday() },
    })
    await sales.call('POST /api/offers/{id}/invoice', { params: { id: offer.id }, body: {} })
    const { body } = await sales.call('POST /api/offers/{id}/copy', { params: { id: offer.id } })
    expect(body.offer).toMatchObject({
      sum: offer.sum,
      discount: offer.discount,
      note: 'Как прежде',
      invoice_number: null,
      has_invoice: false,
      paid: 0,
      status: 'in process',
    })
    expect(body.offer.number).not.toBe(offer.number)
    expect(body.offer.number).toMatch(/^\d{4}$/)
  })

  it('can be deleted unless it has an invoice or a payment', async () => {
    const offer = await create()
    expect((await sales.call('DELETE /api/offers/{id}', { params: { id: offer.id } })).body).toEqual({ ok: true })
    expect((await sales.call('GET /api/offers/{id}', { params: { id: offer.id } })).status).toBe(404)
    expect(await typesOf(offer.id)).toEqual(['created', 'deleted'])

    const paid = await offerOf(press, { paid: 100 })
    const invoiced = await offerOf(press, { invoice_number: 'x1', invoice_date: '2026-11-01' })
    for (const [id, why] of [
      [paid, 'есть оплаты'],
      [invoiced, 'номер счёта'],
    ] as const) {
      const { status, body } = await sales.call('DELETE /api/offers/{id}', { params: { id } })
      expect([status, body.error.message]).toEqual([422, expect.stringContaining(why)])
    }
  })

  it('locks its lines after acceptance, and a new version keeps number and payments', async () => {
    const offer = await create()
    await step(sales, { offer_id: offer.id, status: 'accept' })
    await sales.call('POST /api/invoices/{offerId}/update-progress', {
      params: { offerId: offer.id },
      body: { progress: 30 },
    })
    const cheap = [{ ...offerItem, price: 100 }]
    const locked = await edit(sales, offer.id, { ...offerForm({ items: cheap, note: 'Правка' }) })
    expect(locked.body.offer).toMatchObject({ sum: offer.sum, note: 'Правка', number: offer.number })
    const refused = await sales.call('PATCH /api/offers/{id}/items', {
      params: { id: offer.id },
      body: { items: cheap },
    })
    expect([refused.status, refused.body.error.message]).toEqual([422, expect.stringContaining('новую версию')])

    const { body } = await sales.call('POST /api/offers/{id}/revision', { params: { id: offer.id }, body: {} })
    expect(body.offer).toMatchObject({ revision: 2, number: offer.number, status: 'in process', progress: 30 })
    const changed = await sales.call('PATCH /api/offers/{id}/items', {
      params: { id: offer.id },
      body: { items: cheap },
    })
    expect(changed.body.offer).toMatchObject({ sum: 30_000, progress: 100 })
    const [storedRevision] = await db.select().from(offerRevisions).where(eq(offerRevisions.offer_id, offer.id))
    expect(storedRevision).toMatchObject({ revision: 1, row: { sum: offer.sum }, superseded_by: sales.id })
  })
})

describe('the list of offers', () => {
  it('finds offers by recipient, title or status text, fifty on a page', async () => {
    const id = await offerOf(press, { recipient_name: 'Вулканариум', titles: 'Фумаролика', status: 'wap' })
    const ids = async (search: string) =>
      (await sales.call('GET /api/offers', { query: { search } })).body.data.map((one) => one.id)
    expect(await ids('вулкан')).toEqual([id])
    expect(await ids('фумар')).toEqual([id])
    expect(await ids('послепечатные работы')).toContain(id)
    expect(await ids('склад')).not.toContain(id)
    for (let more = 0; more < 55; more += 1) await offerOf(press, { recipient_name: 'Много КП' })
    const { body } = await sales.call('GET /api/offers', { query: { search: 'много' } })
    expect([body.data.length, body.total]).toEqual([50, 55])
    const next = await sales.call('GET /api/offers', { query: { search: 'много', page: 2 } })
    expect(next.body.data).toHaveLength(5)
  })

  it('sorts and filters by group of statuses or month', async () => {
    const sums = [300, 100, 200]
    for (const sum of sums)
      await offerOf(press, { recipient_name: 'Зюйдвест', sum, status: 'stock', date: '2025-03-01' })
    const query = { search: 'зюйд', sort_by: 'sum', sort_dir: 'asc' } as const
    const { body } = await sales.call('GET /api/offers', { query })
    expect(body.data.map(({ sum }) => sum)).toEqual([100, 200, 300])
    const of = async (filter: object) =>
      (await sales.call('GET /api/offers', { query: { search: 'зюйд', ...filter } })).body.total
    expect(await of({ group: 'production' })).toBe(3)
    expect(await of({ group: 'archive' })).toBe(0)
    expect(await of({ month: '2025-03' })).toBe(3)
    expect(await of({ month: '2025-04' })).toBe(0)
  })

  it('shows recipients their own offers, by e-mail address or BIN of their organization', async () => {
    const [organization] = await db
      .insert(organizations)
      .values({ name: 'Партнёры', bin: '170240990002' })
      .returning({ id: organizations.id })
    const partner = await insertPerson(press, 'partner')
    await db.update(profiles).set({ organization_id: organization?.id }).where(eq(profiles.user_id, partner.id))
    const offer = await create({ recipient_bin: '170240990002' })
    expect((await partner.call('GET /api/offers')).body).toMatchObject({
      total: 1,
      data: [{ id: offer.id, own: true }],
    })
    expect(offer).toMatchObject({ is_partner: true, own: false })

    const author = await insertPerson(press, 'author')
    expect((await author.call('GET /api/offers')).body.total).toBe(0)
    const { email } = (await author.call('GET /api/userprofile')).body.profile
    const own = await create({ recipient_bin: '', recipient_email: email.toUpperCase() })
    expect((await author.call('GET /api/offers')).body.data.map(({ id }) => id)).toEqual([own.id])
    expect((await author.call('GET /api/offers/{id}', { params: { id: offer.id } })).status).toBe(404)
  })

  it('hides an offer marked as hidden from everyone but sales, supervisor and recipient', async () => {
    const author = await insertPerson(press, 'author')
    const id = await offerOf(press, { hide_from_publisher: true, user_id: author.id })
    const of = async (person: TestPerson) => (await person.call('GET /api/offers/{id}', { params: { id } })).status
    expect(await Promise.all([sales, supervisor, author].map(of))).toEqual([200, 200, 200])
    const director = await insertPerson(press, 'director')
    const typography = await insertPerson(press, 'typography')
    expect(await Promise.all([await insertPerson(press, 'pm'), director, typography].map(of))).toEqual([404, 404, 404])
    const late = await step(typography, { offer_id: id, status: 'wap' })
    expect(late.status).toBe(404)
  })
})

describe('the path of an offer', () => {
  it('leads from acceptance by the recipient to delivery and records who accepted', async () => {
    const author = await insertPerson(press, 'author', 'Гүлнар Әбіш')
    const { email } = (await author.call('GET /api/userprofile')).body.profile
    const { id } = await create({ recipient_email: email, recipient_bin: '860314301271' })
    const accepted = await step(author, { offer_id: id, status: 'accept' })
    expect(accepted.body.offer).toMatchObject({ status: 'accept', decided_by: 'Гүлнар Әбіш' })
    const silent = await step(author, { offer_id: id, status: 'Request for invoice' })
    expect([silent.status, silent.body.error.fields]).toEqual([422, { agreed: 'Нужно согласие с договором' }])
    const requestResponse = await step(author, {
      offer_id: id,
      status: 'Request for invoice',
      agreed: true,
      note: 'На ИП',
    })
    expect(requestResponse.body.offer).toMatchObject({ status: 'Request for invoice', request_note: 'На ИП' })

    const early = await step(sales, { offer_id: id, status: 'Invoice and contract sent' })
    expect(early.body.error.message).toContain('номер и дату счёта')
    await sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: {} })
    const contract = await upload(sales, 'Договор.pdf')
    const filed = await sales.call('POST /api/offers/{offerId}/update-invoice', {
      params: { offerId: id },
      body: { contract_file: contract },
    })
    expect(filed.body.offer).toMatchObject({ contract_file: { id: contract }, has_contract: true, has_invoice: true })
    expect((await author.fetch(`/api/files/${contract}`)).status).toBe(200)
    for (const status of ['Invoice and contract sent', 'typo_finish', 'wap', 'stock', 'done', 'archieve'] as const)
      expect((await step(sales, { offer_id: id, status })).body.offer.status).toBe(status)
    const back = await step(sales, { offer_id: id, status: 'wap' })
    expect([back.status, back.body.error.message]).toEqual([422, expect.stringContaining('Архив')])
  })

  it('is closed to its recipient after the last day of validity', async () => {
    const author = await insertPerson(press, 'author')
    const id = await offerOf(press, { user_id: author.id, valid_until: '2026-01-01' })
    const { status, body } = await step(author, { offer_id: id, status: 'accept' })
    expect([status, body.error.message]).toEqual([422, expect.stringContaining('истёк')])
    expect((await step(sales, { offer_id: id, status: 'accept' })).status).toBe(200)
  })
})

describe('payments', () => {
  it('add up to a percentage, and an entered percentage becomes a payment', async () => {
    const { id, sum } = await create()
    await step(sales, { offer_id: id, status: 'accept' })
    const progress = (value: unknown) =>
      sales.call('POST /api/invoices/{offerId}/update-progress', { params: { offerId: id }, body: { progress: value } })
    expect((await progress(30)).body.offer).toMatchObject({ progress: 30, paid: Math.ceil(sum * 0.3) })
    const after = await progress(10)
    expect(after.body.offer.payments.map(({ amount }) => amount > 0)).toEqual([true, false])
    expect(after.body.offer).toMatchObject({ paymentPercentage: 10 })
    for (const wrong of [-1, 101, 'много', null]) {
      const { status, body } = await progress(wrong)
      expect([status, body.error.message]).toEqual([422, 'Введите процент от 0 до 100'])
    }
  })

  it('are entered once per key, however often they are sent', async () => {
    const { id, sum } = await create()
    await db.update(offers).set({ status: 'accept' }).where(eq(offers.id, id))
    const body = { amount: Math.floor(sum / 2), date: getToday(), key: '7f3a'.repeat(8) }
    const pay = (more: object = {}) =>
      sales.call('POST /api/offers/{id}/payments', { params: { id }, body: { ...body, ...more } })
    expect((await Promise.all([pay(), pay(), pay()])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await pay()).body.offer.payments).toHaveLength(1)
    expect((await pay({ key: '7f3b'.repeat(8) })).body.offer.payments).toHaveLength(2)
  })

  it('are accepted only for accepted offers and plausible dates', async () => {
    const { id } = await create()
    const pay = (date: string) =>
      sales.call('POST /api/offers/{id}/payments', { params: { id }, body: { amount: 100, date } })
    expect((await pay(getToday())).body.error.message).toContain('нечего оплачивать')
    await db.update(offers).set({ status: 'rejected' }).where(eq(offers.id, id))
    expect((await pay(getToday())).status).toBe(422)
    await db.update(offers).set({ status: 'accept' }).where(eq(offers.id, id))
    expect([(await pay('0001-01-01')).status, (await pay('9999-12-31')).status]).toEqual([422, 422])
    expect((await pay(getToday())).status).toBe(200)
  })

  it('more than a year in the past or future need a reason, which is stored', async () => {
    const { id } = await create()
    await db.update(offers).set({ status: 'accept' }).where(eq(offers.id, id))
    const pay = (days: number, reason?: string) =>
      sales.call('POST /api/offers/{id}/payments', {
        params: { id },
        body: { amount: 100, date: inDays(days), note: 'Из архива', reason },
      })
    for (const days of [-367, 367]) {
      const { status, body } = await pay(days)
      expect({ status, fields: body.error.fields }).toEqual({
        status: 422,
        fields: { reason: 'Этот день дальше чем на год от сегодняшнего. Если он верный, напишите почему' },
      })
    }
    expect((await pay(-366)).status).toBe(200)
    const { body } = await pay(-367, 'Нашли в архиве')
    expect(body.offer.payments).toMatchObject([{ reason: 'Нашли в архиве' }, { reason: '' }])
    const [last] = (await sales.call('GET /api/offers/{id}/history', { params: { id } })).body.events
    expect(last).toMatchObject({ what: 'paid', note: 'Нашли в архиве' })
  })

  it('cannot exceed the offer, and refunds cannot exceed the payments', async () => {
    const { id, sum } = await create()
    await db.update(offers).set({ status: 'accept' }).where(eq(offers.id, id))
    const pay = (amount: number) =>
      sales.call('POST /api/offers/{id}/payments', { params: { id }, body: { amount, date: getToday() } })
    const many = await Promise.all(Array.from({ length: 4 }, () => pay(Math.floor(sum / 3) + 1)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await pay(-sum)).status).toBe(422)
    const [row] = await db.select().from(offers).where(eq(offers.id, id))
    expect(row?.paid).toBe((Math.floor(sum / 3) + 1) * 2)
  })
})

describe('flags', () => {
  it('are set one by one, and an uploaded document sets its own flag', async () => {
    const { id } = await create()
    const flag = (key: 'in_price' | 'has_esf', value: boolean) =>
      sales.call('PATCH /api/offers/{id}/toggle-flag', { params: { id }, body: { key, value } })
    expect((await flag('in_price', true)).body.offer).toMatchObject({ in_price: true, has_esf: false })
    expect((await flag('has_esf', true)).body.offer).toMatchObject({ in_price: true, has_esf: true })
    const file = await upload(sales, 'ISBN.pdf')
    const { body } = await sales.call('POST /api/offers/{id}/files', {
      params: { id },
      body: { document: 'isbn', file },
    })
    expect(body.offer).toMatchObject({ has_isbn: true, isbn: { id: file, name: 'ISBN.pdf' } })
  })
})

describe('numbers', () => {
  it('of fifty simultaneous invoices are consecutive even when other requests fail', async () => {
    const year = '2031'
    const date = `${year}-05-05`
    const ids = await Promise.all(Array.from({ length: 50 }, () => offerOf(press, { status: 'accept' })))
    const stale = await Promise.all(Array.from({ length: 15 }, () => offerOf(press, { status: 'accept', version: 7 })))
    const make = (id: number, version?: number) =>
      sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: { invoice_date: date, version } })
    const [made, failed] = await Promise.all([
      Promise.all(ids.map((id) => make(id))),
      Promise.all(stale.map((id) => make(id, 1))),
    ])
    expect(failed.every(({ status }) => status === 409)).toBe(true)
    expect(made.map(({ body }) => String(body.offer.invoice_number)).sort((a, b) => a.localeCompare(b))).toEqual(
      Array.from({ length: 50 }, (_one, index) => String(index + 1).padStart(4, '0')),
    )
  })

  it('are reused after a failed transaction', async () => {
    const { nextNumber } = await import('../../src/features/shared/document-numbers.ts')
    const take = (fails: boolean) =>
      db.transaction(async (tx) => {
        const number = await nextNumber(tx, 'invoice', 2032)
        if (fails) throw new Error('refused')
        return number
      })
    const attempts = await Promise.allSettled(Array.from({ length: 75 }, (_one, index) => take(index % 3 === 0)))
    const numbers = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(numbers.sort((a, b) => a.localeCompare(b))).toEqual(
      Array.from({ length: 50 }, (_one, index) => String(index + 1).padStart(4, '0')),
    )
  })

  it('that were typed are unique within their year and skipped', async () => {
    const typed = await create({ number: '0002', date: '2033-01-01' })
    expect(typed.number).toBe('0002')
    const twice = await sales.call('POST /api/offers', { body: offerForm({ number: '0002', date: '2033-06-01' }) })
    expect(twice.body.error.fields).toEqual({ number: 'Этот номер в этом году уже занят' })
    const dates = ['2033-02-01', '2033-02-02', '2034-01-01']
    const next = []
    for (const date of dates) next.push((await create({ date })).number)
    expect(next).toEqual(['0001', '0003', '0001'])
  })
})
