import type { BodyOf } from '@press/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { events, offerRevisions, offers, organizations, profiles } from '../../src/database/schema.ts'
import {
  getDateInDays,
  createOfferForm,
  offerItem,
  insertOffer,
  insertPerson,
  upload,
  type TestPerson,
} from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting', 'Айгүл Сәрсен')
const secondClerk = await insertPerson(press, 'accounting', 'Елена Ким')
const supervisor = await insertPerson(press, 'supervisor')

const createOffer = async (overrides: Partial<BodyOf<'POST /api/offers'>> = {}) => {
  const { status, body } = await sales.call('POST /api/offers', { body: createOfferForm(overrides) })
  expect(status).toBe(200)
  return body.offer
}
const editOffer = (person: TestPerson, id: number, body: BodyOf<'POST /api/offers/{id}'>) =>
  person.call('POST /api/offers/{id}', { params: { id }, body })
const changeStatus = (person: TestPerson, body: BodyOf<'POST /api/offer/update-status'>) =>
  person.call('POST /api/offer/update-status', { body })
const listEventTypes = async (id: number) =>
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
    const offer = await createOffer({
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
    const expectedTotals = [88_200_000 + 9_000_000, 1_000_000]
    expect(offer.items.map(({ total }) => total)).toEqual(expectedTotals)
    const offerResponse = await sales.call('GET /api/offers/{id}', { params: { id: offer.id } })
    expect(offerResponse.body.offer.items.map(({ total }) => total)).toEqual(expectedTotals)
    expect(offer.number).toMatch(/^\d{4}$/)
    expect(await listEventTypes(offer.id)).toEqual(['created'])
  })

  it('is refused with an error for each field', async () => {
    const { status, body } = await sales.call('POST /api/offers', {
      body: createOfferForm({
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
    expect(
      (await sales.call('POST /api/offers', { body: createOfferForm({ items: [] }) })).body.error.fields,
    ).toMatchObject({
      items: expect.any(String),
    })
  })

  it('is saved by one of two simultaneous editors, and the other gets the saved version', async () => {
    const offer = await createOffer()
    const { version } = offer
    expect((await editOffer(sales, offer.id, { ...createOfferForm({ note: 'первая' }), version })).status).toBe(200)
    const conflictResponse = await editOffer(secondClerk, offer.id, { ...createOfferForm({ note: 'вторая' }), version })
    expect(conflictResponse.status).toBe(409)
    expect(conflictResponse.body.error.current).toMatchObject({
      offer: { id: offer.id, note: 'первая', version: version + 1 },
    })
    const retryResponse = await editOffer(secondClerk, offer.id, {
      ...createOfferForm({ note: 'вторая' }),
      version: version + 1,
    })
    expect(retryResponse.body.offer.note).toBe('вторая')
  })

  it('is copied as a new offer of today without documents and payments', async () => {
    const offer = await createOffer({ partner_discount: true, note: 'Как прежде' })
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
    const offer = await createOffer()
    expect((await sales.call('DELETE /api/offers/{id}', { params: { id: offer.id } })).body).toEqual({ ok: true })
    expect((await sales.call('GET /api/offers/{id}', { params: { id: offer.id } })).status).toBe(404)
    expect(await listEventTypes(offer.id)).toEqual(['created', 'deleted'])

    const paidOfferId = await insertOffer(press, { paid: 100 })
    const invoicedOfferId = await insertOffer(press, { invoice_number: 'x1', invoice_date: '2026-11-01' })
    for (const [id, expectedReason] of [
      [paidOfferId, 'есть оплаты'],
      [invoicedOfferId, 'номер счёта'],
    ] as const) {
      const { status, body } = await sales.call('DELETE /api/offers/{id}', { params: { id } })
      expect([status, body.error.message]).toEqual([422, expect.stringContaining(expectedReason)])
    }
  })

  it('locks its lines after acceptance, and a new version keeps number and payments', async () => {
    const offer = await createOffer()
    await changeStatus(sales, { offer_id: offer.id, status: 'accept' })
    await sales.call('POST /api/invoices/{offerId}/update-progress', {
      params: { offerId: offer.id },
      body: { progress: 30 },
    })
    const cheapItems = [{ ...offerItem, price: 100 }]
    const lockedResponse = await editOffer(sales, offer.id, {
      ...createOfferForm({ items: cheapItems, note: 'Правка' }),
    })
    expect(lockedResponse.body.offer).toMatchObject({ sum: offer.sum, note: 'Правка', number: offer.number })
    const refusedResponse = await sales.call('PATCH /api/offers/{id}/items', {
      params: { id: offer.id },
      body: { items: cheapItems },
    })
    expect([refusedResponse.status, refusedResponse.body.error.message]).toEqual([
      422,
      expect.stringContaining('новую версию'),
    ])

    const { body } = await sales.call('POST /api/offers/{id}/revision', { params: { id: offer.id }, body: {} })
    expect(body.offer).toMatchObject({ revision: 2, number: offer.number, status: 'in process', progress: 30 })
    const changeResponse = await sales.call('PATCH /api/offers/{id}/items', {
      params: { id: offer.id },
      body: { items: cheapItems },
    })
    expect(changeResponse.body.offer).toMatchObject({ sum: 30_000, progress: 100 })
    const [storedRevision] = await db.select().from(offerRevisions).where(eq(offerRevisions.offer_id, offer.id))
    expect(storedRevision).toMatchObject({ revision: 1, row: { sum: offer.sum }, superseded_by: sales.id })
  })
})

describe('the list of offers', () => {
  it('finds offers by recipient, title or status text, fifty on a page', async () => {
    const id = await insertOffer(press, { recipient_name: 'Вулканариум', titles: 'Фумаролика', status: 'wap' })
    const findOfferIds = async (search: string) =>
      (await sales.call('GET /api/offers', { query: { search } })).body.data.map((one) => one.id)
    expect(await findOfferIds('вулкан')).toEqual([id])
    expect(await findOfferIds('фумар')).toEqual([id])
    expect(await findOfferIds('послепечатные работы')).toContain(id)
    expect(await findOfferIds('склад')).not.toContain(id)
    for (let more = 0; more < 55; more += 1) await insertOffer(press, { recipient_name: 'Много КП' })
    const { body } = await sales.call('GET /api/offers', { query: { search: 'много' } })
    expect([body.data.length, body.total]).toEqual([50, 55])
    const secondPageResponse = await sales.call('GET /api/offers', { query: { search: 'много', page: 2 } })
    expect(secondPageResponse.body.data).toHaveLength(5)
  })

  it('sorts and filters by group of statuses or month', async () => {
    const sums = [300, 100, 200]
    for (const sum of sums)
      await insertOffer(press, { recipient_name: 'Зюйдвест', sum, status: 'stock', date: '2025-03-01' })
    const query = { search: 'зюйд', sort_by: 'sum', sort_dir: 'asc' } as const
    const { body } = await sales.call('GET /api/offers', { query })
    expect(body.data.map(({ sum }) => sum)).toEqual([100, 200, 300])
    const countOffers = async (filter: object) =>
      (await sales.call('GET /api/offers', { query: { search: 'зюйд', ...filter } })).body.total
    expect(await countOffers({ group: 'production' })).toBe(3)
    expect(await countOffers({ group: 'archive' })).toBe(0)
    expect(await countOffers({ month: '2025-03' })).toBe(3)
    expect(await countOffers({ month: '2025-04' })).toBe(0)
  })

  it('shows recipients their own offers, by e-mail address or BIN of their organization', async () => {
    const [organization] = await db
      .insert(organizations)
      .values({ name: 'Партнёры', bin: '170240990002' })
      .returning({ id: organizations.id })
    const partner = await insertPerson(press, 'partner')
    await db.update(profiles).set({ organization_id: organization?.id }).where(eq(profiles.user_id, partner.id))
    const offer = await createOffer({ recipient_bin: '170240990002' })
    expect((await partner.call('GET /api/offers')).body).toMatchObject({
      total: 1,
      data: [{ id: offer.id, own: true }],
    })
    expect(offer).toMatchObject({ is_partner: true, own: false })

    const author = await insertPerson(press, 'author')
    expect((await author.call('GET /api/offers')).body.total).toBe(0)
    const { email } = (await author.call('GET /api/userprofile')).body.profile
    const ownOffer = await createOffer({ recipient_bin: '', recipient_email: email.toUpperCase() })
    expect((await author.call('GET /api/offers')).body.data.map(({ id }) => id)).toEqual([ownOffer.id])
    expect((await author.call('GET /api/offers/{id}', { params: { id: offer.id } })).status).toBe(404)
  })

  it('hides an offer marked as hidden from everyone but sales, supervisor and recipient', async () => {
    const author = await insertPerson(press, 'author')
    const id = await insertOffer(press, { hide_from_publisher: true, user_id: author.id })
    const getOfferStatus = async (person: TestPerson) =>
      (await person.call('GET /api/offers/{id}', { params: { id } })).status
    expect(await Promise.all([sales, supervisor, author].map(getOfferStatus))).toEqual([200, 200, 200])
    const director = await insertPerson(press, 'director')
    const typography = await insertPerson(press, 'typography')
    expect(await Promise.all([await insertPerson(press, 'pm'), director, typography].map(getOfferStatus))).toEqual([
      404, 404, 404,
    ])
    const lateResponse = await changeStatus(typography, { offer_id: id, status: 'wap' })
    expect(lateResponse.status).toBe(404)
  })
})

describe('the path of an offer', () => {
  it('leads from acceptance by the recipient to delivery and records who accepted', async () => {
    const author = await insertPerson(press, 'author', 'Гүлнар Әбіш')
    const { email } = (await author.call('GET /api/userprofile')).body.profile
    const { id } = await createOffer({ recipient_email: email, recipient_bin: '860314301271' })
    const acceptResponse = await changeStatus(author, { offer_id: id, status: 'accept' })
    expect(acceptResponse.body.offer).toMatchObject({ status: 'accept', decided_by: 'Гүлнар Әбіш' })
    const missingConsentResponse = await changeStatus(author, { offer_id: id, status: 'Request for invoice' })
    expect([missingConsentResponse.status, missingConsentResponse.body.error.fields]).toEqual([
      422,
      { agreed: 'Нужно согласие с договором' },
    ])
    const requestResponse = await changeStatus(author, {
      offer_id: id,
      status: 'Request for invoice',
      agreed: true,
      note: 'На ИП',
    })
    expect(requestResponse.body.offer).toMatchObject({ status: 'Request for invoice', request_note: 'На ИП' })

    const earlyResponse = await changeStatus(sales, { offer_id: id, status: 'Invoice and contract sent' })
    expect(earlyResponse.body.error.message).toContain('номер и дату счёта')
    await sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: {} })
    const contract = await upload(sales, 'Договор.pdf')
    const contractResponse = await sales.call('POST /api/offers/{offerId}/update-invoice', {
      params: { offerId: id },
      body: { contract_file: contract },
    })
    expect(contractResponse.body.offer).toMatchObject({
      contract_file: { id: contract },
      has_contract: true,
      has_invoice: true,
    })
    expect((await author.fetch(`/api/files/${contract}`)).status).toBe(200)
    for (const status of ['Invoice and contract sent', 'typo_finish', 'wap', 'stock', 'done', 'archieve'] as const)
      expect((await changeStatus(sales, { offer_id: id, status })).body.offer.status).toBe(status)
    const backwardResponse = await changeStatus(sales, { offer_id: id, status: 'wap' })
    expect([backwardResponse.status, backwardResponse.body.error.message]).toEqual([
      422,
      expect.stringContaining('Архив'),
    ])
  })

  it('is closed to its recipient after the last day of validity', async () => {
    const author = await insertPerson(press, 'author')
    const id = await insertOffer(press, { user_id: author.id, valid_until: '2026-01-01' })
    const { status, body } = await changeStatus(author, { offer_id: id, status: 'accept' })
    expect([status, body.error.message]).toEqual([422, expect.stringContaining('истёк')])
    expect((await changeStatus(sales, { offer_id: id, status: 'accept' })).status).toBe(200)
  })
})

describe('payments', () => {
  it('add up to a percentage, and an entered percentage becomes a payment', async () => {
    const { id, sum } = await createOffer()
    await changeStatus(sales, { offer_id: id, status: 'accept' })
    const setProgress = (value: unknown) =>
      sales.call('POST /api/invoices/{offerId}/update-progress', { params: { offerId: id }, body: { progress: value } })
    expect((await setProgress(30)).body.offer).toMatchObject({ progress: 30, paid: Math.ceil(sum * 0.3) })
    const progressResponse = await setProgress(10)
    expect(progressResponse.body.offer.payments.map(({ amount }) => amount > 0)).toEqual([true, false])
    expect(progressResponse.body.offer).toMatchObject({ paymentPercentage: 10 })
    for (const invalidProgress of [-1, 101, 'много', null]) {
      const { status, body } = await setProgress(invalidProgress)
      expect([status, body.error.message]).toEqual([422, 'Введите процент от 0 до 100'])
    }
  })

  it('are entered once per key, however often they are sent', async () => {
    const { id, sum } = await createOffer()
    await db.update(offers).set({ status: 'accept' }).where(eq(offers.id, id))
    const body = { amount: Math.floor(sum / 2), date: getToday(), key: '7f3a'.repeat(8) }
    const payOffer = (extraFields: object = {}) =>
      sales.call('POST /api/offers/{id}/payments', { params: { id }, body: { ...body, ...extraFields } })
    expect((await Promise.all([payOffer(), payOffer(), payOffer()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    expect((await payOffer()).body.offer.payments).toHaveLength(1)
    expect((await payOffer({ key: '7f3b'.repeat(8) })).body.offer.payments).toHaveLength(2)
  })

  it('are accepted only for accepted offers and plausible dates', async () => {
    const { id } = await createOffer()
    const payOffer = (date: string) =>
      sales.call('POST /api/offers/{id}/payments', { params: { id }, body: { amount: 100, date } })
    expect((await payOffer(getToday())).body.error.message).toContain('нечего оплачивать')
    await db.update(offers).set({ status: 'rejected' }).where(eq(offers.id, id))
    expect((await payOffer(getToday())).status).toBe(422)
    await db.update(offers).set({ status: 'accept' }).where(eq(offers.id, id))
    expect([(await payOffer('0001-01-01')).status, (await payOffer('9999-12-31')).status]).toEqual([422, 422])
    expect((await payOffer(getToday())).status).toBe(200)
  })

  it('more than a year in the past or future need a reason, which is stored', async () => {
    const { id } = await createOffer()
    await db.update(offers).set({ status: 'accept' }).where(eq(offers.id, id))
    const payOffer = (days: number, reason?: string) =>
      sales.call('POST /api/offers/{id}/payments', {
        params: { id },
        body: { amount: 100, date: getDateInDays(days), note: 'Из архива', reason },
      })
    for (const days of [-367, 367]) {
      const { status, body } = await payOffer(days)
      expect({ status, fields: body.error.fields }).toEqual({
        status: 422,
        fields: { reason: 'Этот день дальше чем на год от сегодняшнего. Если он верный, напишите почему' },
      })
    }
    expect((await payOffer(-366)).status).toBe(200)
    const { body } = await payOffer(-367, 'Нашли в архиве')
    expect(body.offer.payments).toMatchObject([{ reason: 'Нашли в архиве' }, { reason: '' }])
    const [lastEvent] = (await sales.call('GET /api/offers/{id}/history', { params: { id } })).body.events
    expect(lastEvent).toMatchObject({ what: 'paid', note: 'Нашли в архиве' })
  })

  it('cannot exceed the offer, and refunds cannot exceed the payments', async () => {
    const { id, sum } = await createOffer()
    await db.update(offers).set({ status: 'accept' }).where(eq(offers.id, id))
    const payOffer = (amount: number) =>
      sales.call('POST /api/offers/{id}/payments', { params: { id }, body: { amount, date: getToday() } })
    const paymentResponses = await Promise.all(Array.from({ length: 4 }, () => payOffer(Math.floor(sum / 3) + 1)))
    expect(paymentResponses.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await payOffer(-sum)).status).toBe(422)
    const [row] = await db.select().from(offers).where(eq(offers.id, id))
    expect(row?.paid).toBe((Math.floor(sum / 3) + 1) * 2)
  })
})

describe('flags', () => {
  it('are set one by one, and an uploaded document sets its own flag', async () => {
    const { id } = await createOffer()
    const setFlag = (key: 'in_price' | 'has_esf', value: boolean) =>
      sales.call('PATCH /api/offers/{id}/toggle-flag', { params: { id }, body: { key, value } })
    expect((await setFlag('in_price', true)).body.offer).toMatchObject({ in_price: true, has_esf: false })
    expect((await setFlag('has_esf', true)).body.offer).toMatchObject({ in_price: true, has_esf: true })
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
    const ids = await Promise.all(Array.from({ length: 50 }, () => insertOffer(press, { status: 'accept' })))
    const staleOfferIds = await Promise.all(
      Array.from({ length: 15 }, () => insertOffer(press, { status: 'accept', version: 7 })),
    )
    const issueInvoice = (id: number, version?: number) =>
      sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: { invoice_date: date, version } })
    const [issuedResponses, failedResponses] = await Promise.all([
      Promise.all(ids.map((id) => issueInvoice(id))),
      Promise.all(staleOfferIds.map((id) => issueInvoice(id, 1))),
    ])
    expect(failedResponses.every(({ status }) => status === 409)).toBe(true)
    expect(
      issuedResponses.map(({ body }) => String(body.offer.invoice_number)).sort((a, b) => a.localeCompare(b)),
    ).toEqual(Array.from({ length: 50 }, (_one, index) => String(index + 1).padStart(4, '0')))
  })

  it('are reused after a failed transaction', async () => {
    const { assignNextNumber } = await import('../../src/features/shared/document-numbers.ts')
    const takeNumber = (fails: boolean) =>
      db.transaction(async (tx) => {
        const number = await assignNextNumber(tx, 'invoice', 2032)
        if (fails) throw new Error('refused')
        return number
      })
    const attempts = await Promise.allSettled(Array.from({ length: 75 }, (_one, index) => takeNumber(index % 3 === 0)))
    const numbers = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(numbers.sort((a, b) => a.localeCompare(b))).toEqual(
      Array.from({ length: 50 }, (_one, index) => String(index + 1).padStart(4, '0')),
    )
  })

  it('that were typed are unique within their year and skipped', async () => {
    const numberedOffer = await createOffer({ number: '0002', date: '2033-01-01' })
    expect(numberedOffer.number).toBe('0002')
    const duplicateResponse = await sales.call('POST /api/offers', {
      body: createOfferForm({ number: '0002', date: '2033-06-01' }),
    })
    expect(duplicateResponse.body.error.fields).toEqual({ number: 'Этот номер в этом году уже занят' })
    const dates = ['2033-02-01', '2033-02-02', '2034-01-01']
    const nextNumbers = []
    for (const date of dates) nextNumbers.push((await createOffer({ date })).number)
    expect(nextNumbers).toEqual(['0001', '0003', '0001'])
  })
})
