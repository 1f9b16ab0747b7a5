import type { BodyOf } from '@press/contract'
import { amountInWords, sumLines, getIncludedVat, type DeliveryKind, type Offer } from '@press/domain'
import { getLangAttribute, formatDocumentAmount } from '@press/i18n/node'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { offerTechCards, organizations, profiles } from '../../src/database/schema.ts'
import { getTranslator } from '../../src/texts.ts'
import { insertCard, createOfferForm, offerItem, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')
const day = getToday()

const items: BodyOf<'POST /api/offers'>['items'] = [
  {
    ...offerItem,
    quantity: 300,
    price: 294_013,
    work_types: [{ name: 'Корректура', unit_count: 12.5, unit: 'authorSheet', unit_price: 450_000 }],
  },
  { ...offerItem, name: 'Құстар атласы', quantity: 10, price: 100_050, vat: 'exempt' },
]

/** Creates an accepted offer with an invoice, one month old. */
async function createInvoicedOffer(overrides: Partial<BodyOf<'POST /api/offers'>> = {}): Promise<Offer> {
  const date = addDays(day, -30)
  const body = createOfferForm({ items, date, valid_until: addDays(day, 30), partner_discount: true, ...overrides })
  const { id } = (await clerk.call('POST /api/offers', { body })).body.offer
  await clerk.call('POST /api/offer/update-status', { body: { offer_id: id, status: 'accept' } })
  return (await clerk.call('POST /api/offers/{id}/invoice', { params: { id }, body: { invoice_date: body.date } })).body
    .offer
}
const issueDocument = (id: number, kind: DeliveryKind, body: Partial<BodyOf<'POST /api/offers/{id}/turnovers'>> = {}) =>
  clerk.call('POST /api/offers/{id}/turnovers', { params: { id }, body: { kind, ...body } })
const createBookLines = (quantity: number) => [{ item: 0, work: null, quantity }]
const readOffer = async (id: number) => (await clerk.call('GET /api/offers/{id}', { params: { id } })).body.offer
const payOffer = (id: number, amount: number, extraFields: Partial<BodyOf<'POST /api/offers/{id}/payments'>> = {}) =>
  clerk.call('POST /api/offers/{id}/payments', { params: { id }, body: { amount, date: day, ...extraFields } })
const readDocumentText = async (id: number, turnover: number, lang: 'ru' | 'kz' | 'en') => {
  const response = await clerk.fetch(`/api/offers/${id}/turnovers/${turnover}/document.pdf?lang=${lang}`)
  expect(response.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/gu, ' ')
}
const collapseWhitespace = (documentText: string): string => documentText.replaceAll(/\s+/gu, ' ')

describe('a delivery of books or works', () => {
  it('takes any number of waybills for books and one act for works', async () => {
    const { id, sum } = await createInvoicedOffer()
    expect((await issueDocument(id, 'waybill', { lines: createBookLines(120) })).status).toBe(200)
    const secondResponse = await issueDocument(id, 'waybill')
    expect(
      secondResponse.body.offer.turnovers.map(({ kind, lines }) => [kind, lines.map((line) => line.quantity)]),
    ).toEqual([
      ['waybill', [120]],
      ['waybill', [180, 10]],
    ])
    expect(secondResponse.body.offer.has_act).toBe(false)
    const deliveredOffer = (await issueDocument(id, 'act')).body.offer
    expect(deliveredOffer.turnovers[2]?.lines).toMatchObject([{ item: 0, work: 0, quantity: 12.5 }])
    // Everything is delivered, so the total equals the invoice.
    expect([deliveredOffer.delivered, deliveredOffer.has_act]).toEqual([sum, true])
    for (const kind of ['act', 'waybill'] as const) {
      const repeatedResponse = await issueDocument(id, kind)
      expect([repeatedResponse.status, repeatedResponse.body.error.code]).toEqual([422, 'moveRefused'])
    }
  })

  it('cannot exceed the remaining quantity or be dated before its offer or in the future', async () => {
    const { id, date } = await createInvoicedOffer()
    await issueDocument(id, 'waybill', { lines: createBookLines(299) })
    const getRefusedFields = async (body: Partial<BodyOf<'POST /api/offers/{id}/turnovers'>>) =>
      Object.keys((await issueDocument(id, 'waybill', body)).body.error.fields ?? {})
    expect(await getRefusedFields({ lines: createBookLines(2) })).toEqual(['lines.0.quantity'])
    expect(await getRefusedFields({ lines: createBookLines(0.5) })).toEqual(['lines.0.quantity'])
    expect(await getRefusedFields({ lines: [{ item: 0, work: 0, quantity: 1 }] })).toEqual(['lines.0.quantity'])
    expect(await getRefusedFields({ lines: createBookLines(0) })).toEqual(['lines'])
    expect(await getRefusedFields({ date: addDays(date, -1) })).toEqual(['date'])
    expect(await getRefusedFields({ date: addDays(day, 1) })).toEqual(['date'])
    expect((await readOffer(id)).turnovers).toHaveLength(1)
  })

  it('cannot be dated before the start of printing', async () => {
    const { id } = await createInvoicedOffer()
    const card = await insertCard(press, { stages: ['process'] })
    await db.insert(offerTechCards).values({ offer_id: id, tech_card_id: card })
    const earlyResponse = await issueDocument(id, 'waybill')
    expect([earlyResponse.status, Object.keys(earlyResponse.body.error.fields ?? {})]).toEqual([422, ['date']])
    await db.execute(
      `insert into tech_card_stages (tech_card_id, stage, entered_at) values (${card}, 'typography', '${addDays(day, -3)}T12:00:00Z')`,
    )
    expect((await issueDocument(id, 'waybill', { date: addDays(day, -4) })).status).toBe(422)
    expect((await issueDocument(id, 'waybill', { date: addDays(day, -3) })).status).toBe(200)
    // An act for works on the book is possible before the book is printed.
    expect((await issueDocument(id, 'act', { date: addDays(day, -4) })).status).toBe(200)
  })

  it('has the VAT rate of its date: an act of 2026 has 16 %', async () => {
    const { id, vat_rate } = await createInvoicedOffer({ date: '2025-12-20', valid_until: null })
    expect(vat_rate).toBe(12)
    const [act] = (await issueDocument(id, 'act', { date: '2026-02-10' })).body.offer.turnovers
    expect(act).toMatchObject({ vat_rate: 16, vat: getIncludedVat(act?.sum ?? 0, 16) })
    expect(await readDocumentText(id, act?.id ?? 0, 'ru')).toContain('В том числе НДС 16 %')
    const earlierResponse = await issueDocument(id, 'waybill', { date: '2025-12-31' })
    expect(earlierResponse.body.offer.turnovers.find(({ kind }) => kind === 'waybill')?.vat_rate).toBe(12)
  })

  it('can be returned with a reason, which lowers the turnover, and delivered again', async () => {
    const { id } = await createInvoicedOffer()
    const [waybill] = (await issueDocument(id, 'waybill')).body.offer.turnovers
    const returnCopies = (quantity: number, reason = 'Брак переплёта') =>
      clerk.call('POST /api/offers/{id}/turnovers/{turnover}/return', {
        params: { id, turnover: waybill?.id ?? 0 },
        body: { lines: createBookLines(quantity), reason },
      })
    expect((await returnCopies(1, '')).status).toBe(422)
    expect((await returnCopies(301)).status).toBe(422)
    const { offer } = (await returnCopies(20)).body
    const price = waybill?.lines[0]?.price ?? 0
    expect(offer.turnovers.find(({ kind }) => kind === 'return')).toMatchObject({
      sum: -20 * price,
      of_id: waybill?.id,
      reason: 'Брак переплёта',
    })
    expect(offer.delivered).toBe((waybill?.sum ?? 0) - 20 * price)
    expect((await returnCopies(281)).status).toBe(422)
    expect((await issueDocument(id, 'waybill', { lines: createBookLines(20) })).status).toBe(200)
    // The return cannot be cancelled, because the returned copies have been shipped again.
    const returnId = offer.turnovers.find(({ kind }) => kind === 'return')?.id ?? 0
    const cancelResponse = await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/cancel', {
      params: { id, turnover: returnId },
      body: { reason: 'Ошибка' },
    })
    expect(cancelResponse.status).toBe(422)
    expect(await readDocumentText(id, returnId, 'ru')).toContain('НАКЛАДНАЯ НА ВОЗВРАТ ЗАПАСОВ')
  })

  it('is cancelled or corrected with a reason; it keeps its number and no longer counts', async () => {
    const { id } = await createInvoicedOffer()
    const [firstWaybill] = (await issueDocument(id, 'waybill', { lines: createBookLines(120) })).body.offer.turnovers
    const params = { id, turnover: firstWaybill?.id ?? 0 }
    const body = { date: day, lines: createBookLines(100), reason: 'Отпустили 100' }
    const correctedBody = (await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/correct', { params, body }))
      .body.offer
    const correctedWaybill = correctedBody.turnovers.find(({ cancelled_at }) => !cancelled_at)
    expect(correctedWaybill).toMatchObject({ of_id: firstWaybill?.id, reason: 'Отпустили 100' })
    expect(correctedBody.turnovers.find((one) => one.id === firstWaybill?.id)).toMatchObject({
      number: firstWaybill?.number,
      cancel_reason: 'Отпустили 100',
    })
    expect(correctedBody.delivered).toBe(correctedWaybill?.sum)
    const duplicateResponse = await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/correct', { params, body })
    expect(duplicateResponse.status).toBe(422)
    const cancelResponse = await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/cancel', {
      params: { id, turnover: correctedWaybill?.id ?? 0 },
      body: { reason: 'Выписана дважды' },
    })
    expect(cancelResponse.body.offer.delivered).toBe(0)
    const { events } = (await clerk.call('GET /api/offers/{id}/history', { params: { id } })).body
    expect(events.filter(({ what }) => what === 'cancelled').map(({ note }) => note)).toEqual(['Выписана дважды'])
  })

  it('locks the lines of its offer until its documents are cancelled', async () => {
    const { id } = await createInvoicedOffer()
    const [waybill] = (await issueDocument(id, 'waybill')).body.offer.turnovers
    const reviseOffer = () => clerk.call('POST /api/offers/{id}/revision', { params: { id }, body: {} })
    expect((await reviseOffer()).status).toBe(422)
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/cancel', {
      params: { id, turnover: waybill?.id ?? 0 },
      body: { reason: 'Заказ изменён' },
    })
    expect((await reviseOffer()).status).toBe(200)
  })

  it('requested several times at once is recorded once', async () => {
    const { id } = await createInvoicedOffer()
    const answers = await Promise.all(
      [1, 2, 3].map(() => issueDocument(id, 'waybill', { lines: createBookLines(200) })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422])
  })
})

it('simultaneous documents get consecutive numbers, and repeated ones are refused', async () => {
  const offers = await Promise.all(
    Array.from({ length: 20 }, () => createInvoicedOffer({ date: '2026-01-02', valid_until: null })),
  )
  const answers = await Promise.all(
    [...offers, ...offers.slice(0, 5)].map(({ id }) => issueDocument(id, 'act', { date: '2026-01-20' })),
  )
  const numbers = answers.flatMap(({ status, body }) =>
    status === 200 ? body.offer.turnovers.map(({ number }) => Number(number)) : [],
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  const sortedNumbers = numbers.toSorted((one, other) => one - other)
  expect(sortedNumbers).toEqual(Array.from({ length: 20 }, (_none, index) => (sortedNumbers[0] ?? 0) + index))
})

it('an act and a waybill contain what order № 562 requires', async () => {
  const { id } = await createInvoicedOffer({ items: [{ ...offerItem, quantity: 7, price: 10_000 }, ...items] })
  await issueDocument(id, 'waybill', { lines: createBookLines(7) })
  await issueDocument(id, 'act')
  const { turnovers } = await readOffer(id)
  const documentTexts = await Promise.all(turnovers.map((one) => readDocumentText(id, one.id, 'ru')))
  const getText = (kind: string) => documentTexts[turnovers.findIndex((one) => one.kind === kind)] ?? ''
  for (const phrase of [
    'Форма Р-1',
    'АКТ ВЫПОЛНЕННЫХ РАБОТ (ОКАЗАННЫХ УСЛУГ)*',
    'в разрезе их подвидов в соответствии с технической спецификацией',
    'наименование, количество, стоимость',
    'Итого: 12,5 ×',
    'за исключением строительно-монтажных работ',
  ])
    expect(getText('act')).toContain(phrase)
  for (const phrase of ['Форма З-2', 'Всего отпущено количество запасов (прописью): Семь, на сумму (прописью), в KZT'])
    expect(getText('waybill')).toContain(phrase)
})

it('a waybill marks a line without VAT', async () => {
  const { id } = await createInvoicedOffer()
  const [document] = (await issueDocument(id, 'waybill')).body.offer.turnovers
  expect(await readDocumentText(id, document?.id ?? 0, 'ru')).toMatch(/Книга «Құстар атласы».*?Без НДС/u)
})

it('a document is sent by email and its file is stored', async () => {
  const { id } = await createInvoicedOffer()
  const [document] = (await issueDocument(id, 'waybill')).body.offer.turnovers
  const sendDocument = (body: { turnover?: number }) =>
    clerk.call('POST /api/offers/{id}/send', {
      params: { id },
      body: { kind: 'waybill', language: 'kz', email: 'buh@kitapalemi.example', ...body },
    })
  expect((await sendDocument({})).status).toBe(422)
  const sendResponse = await sendDocument({ turnover: document?.id ?? 0 })
  expect(sendResponse.body.sending).toMatchObject({ kind: 'waybill', state: 'queued' })
  expect((await clerk.fetch(`/api/files/${sendResponse.body.sending.file.id}`)).status).toBe(200)
})

/** Returns a number of titles, each with one work. */
const createLines = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    ...offerItem,
    name: `Әңгіме № ${index + 1}: ұлы һәм көңілді ғұмыр`,
    quantity: 3 + index,
    price: 123_457 + index,
    work_types: [{ name: `Корректура ${index}`, unit_count: 2, unit: 'page' as const, unit_price: 45_055 }],
  }))

describe.each([1, 10, 60])('documents of %d lines', (count) => {
  it.each(['ru', 'kz', 'en'] as const)('show quantity × price = sum in %s', async (lang) => {
    const t = getTranslator(lang)
    const { id } = await createInvoicedOffer({ items: createLines(count) })
    for (const kind of ['waybill', 'act'] as const) {
      const { turnovers } = (await issueDocument(id, kind)).body.offer
      const document = turnovers.find((one) => one.kind === kind)
      if (!document) throw new Error('No document')
      const documentText = await readDocumentText(id, document.id, lang)
      for (const { quantity, price, sum } of document.lines) {
        expect(sum).toBe(quantity * price)
        expect(documentText).toContain(collapseWhitespace(formatDocumentAmount(price, lang)))
        expect(documentText).toContain(collapseWhitespace(formatDocumentAmount(sum, lang)))
      }
      expect(documentText).toContain(amountInWords(document.sum, lang))
      expect(documentText).toContain(t(kind === 'act' ? 'offer-documents:unit.page' : 'offer-documents:unit.copy'))
      expect(document.sum).toBe(sumLines(document.lines))
    }
  })

  it.each(['ru', 'kz', 'en'] as const)('show corrections and returns in %s', async (lang) => {
    const t = getTranslator(lang)
    const { id } = await createInvoicedOffer({ items: createLines(count) })
    const expectDocument = async (document: Offer['turnovers'][number] | undefined, title: string) => {
      if (!document) throw new Error('No document')
      const documentText = await readDocumentText(id, document.id, lang)
      expect(documentText).toContain(collapseWhitespace(title.toLocaleUpperCase(getLangAttribute(lang))))
      expect(documentText).toContain(document.number)
      expect(document.lines).toHaveLength(count)
      for (const { sum } of document.lines)
        expect(documentText).toContain(collapseWhitespace(formatDocumentAmount(sum, lang)))
      expect(documentText).toContain(amountInWords(sumLines(document.lines), lang))
      return document
    }
    const titles = { waybill: t('offer-documents:waybill.title'), act: t('offer-documents:act.title') }
    for (const kind of ['waybill', 'act'] as const) {
      const wrongDocument = (await issueDocument(id, kind)).body.offer.turnovers.find((one) => one.kind === kind)
      const reducedLines = (wrongDocument?.lines ?? []).map(({ item, work, quantity }) => ({
        item,
        work,
        quantity: quantity - 1,
      }))
      const correctionResponse = await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/correct', {
        params: { id, turnover: wrongDocument?.id ?? 0 },
        body: { date: day, lines: reducedLines, reason: 'Санау қатесі' },
      })
      const correctedDocument = await expectDocument(
        correctionResponse.body.offer.turnovers.find((one) => one.of_id === wrongDocument?.id),
        titles[kind],
      )
      if (kind === 'act') continue
      const returnResponse = await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/return', {
        params: { id, turnover: correctedDocument.id },
        body: { lines: reducedLines.map((line) => ({ ...line, quantity: 1 })), reason: 'Брак переплёта' },
      })
      const returnDocument = returnResponse.body.offer.turnovers.find((one) => one.kind === 'return')
      await expectDocument(returnDocument, t('offer-documents:waybill.returnTitle'))
      expect(returnDocument?.sum).toBe(-sumLines(returnDocument?.lines ?? []))
    }
  })
})

describe('an overpayment', () => {
  it('becomes an advance on request, is set off against another offer and refunded', async () => {
    const bin = '940140000385'
    const [first, second] = [
      await createInvoicedOffer({ recipient_bin: bin }),
      await createInvoicedOffer({ recipient_bin: bin }),
    ]
    const payResponse = await payOffer(first.id, first.sum + 50_000)
    expect([payResponse.status, Object.keys(payResponse.body.error.fields ?? {})]).toEqual([422, ['advance']])
    const advanceResponse = await payOffer(first.id, first.sum + 50_000, { advance: true, document_number: '77' })
    expect(advanceResponse.body.offer).toMatchObject({ paid: first.sum + 50_000, progress: 100 })

    const setOffAdvance = (amount: number, to = second.id) =>
      clerk.call('POST /api/offers/{id}/set-off', { params: { id: first.id }, body: { to, amount } })
    expect((await setOffAdvance(50_001)).body.error.fields).toHaveProperty('amount')
    const strangerOffer = await createInvoicedOffer({ recipient_bin: '', recipient_name: 'Бөтен тапсырыс беруші' })
    expect((await setOffAdvance(1, strangerOffer.id)).body.error.fields).toHaveProperty('to')
    expect((await setOffAdvance(30_000)).body.offer.paid).toBe(first.sum + 20_000)
    expect((await readOffer(second.id)).payments).toMatchObject([
      { amount: 30_000, kind: 'setOff', note: first.number },
    ])
    expect((await payOffer(first.id, -20_000)).body.offer.paid).toBe(first.sum)
    // Money that was returned or set off cannot be set off again.
    expect((await setOffAdvance(1)).status).toBe(422)
  })

  it('of a customer without an organization is booked on the customer’s own account', async () => {
    const { id } = await createInvoicedOffer({ recipient_bin: '', recipient_name: 'Оспан Әсел' })
    await payOffer(id, 10_000)
    const { accounts } = (await clerk.call('GET /api/accounts', { query: { search: 'Оспан' } })).body
    expect(accounts).toMatchObject([{ name: 'Оспан Әсел', delivered: 0, paid: 10_000, owed: 0, advance: 10_000 }])
    await createInvoicedOffer({ recipient_bin: '', recipient_name: 'Оспан Әсел' })
    expect((await clerk.call('GET /api/accounts', { query: { search: 'Оспан' } })).body.total).toBe(1)
  })

  it('of a partner without a BIN is booked on the partner’s organization', async () => {
    const partnerOrganization = { name: 'ТОО «Жетісу кітап»', bin: '970240003458' }
    const [insertedOrganization] = await db
      .insert(organizations)
      .values(partnerOrganization)
      .returning({ id: organizations.id })
    const [partner, author] = [
      await insertPerson(press, 'partner', 'Серік Бап'),
      await insertPerson(press, 'author', 'Әлия Нұр'),
    ]
    const readEmail = async (who: typeof partner) => (await who.call('GET /api/userprofile')).body.profile.email
    for (const { id } of [partner, author])
      await db
        .update(profiles)
        .set({ organization_id: insertedOrganization?.id ?? null })
        .where(eq(profiles.user_id, id))
    const partnerRecipient = {
      recipient_bin: '',
      recipient_name: 'Серік Бап',
      recipient_email: await readEmail(partner),
    }
    const firstOffer = await createInvoicedOffer(partnerRecipient)
    await payOffer(firstOffer.id, 30_000)
    // The booking is still correct after a change of the recipient. An account follows the BIN in the offer, and an author without
    // a BIN is a separate customer.
    const body = { ...(await readOffer(firstOffer.id)), recipient_bin: '', recipient_name: 'Бап Серік' }
    const saveResponse = await clerk.call('POST /api/offers/{id}', { params: { id: firstOffer.id }, body })
    expect([saveResponse.status, saveResponse.body.error]).toEqual([200, undefined])
    await createInvoicedOffer({ ...partnerRecipient, recipient_bin: '860314301271', recipient_name: 'ИП «Бап»' })
    await createInvoicedOffer({
      recipient_bin: '',
      recipient_name: 'Әлия Нұр',
      recipient_email: await readEmail(author),
    })
    const listAccounts = async (search: string) =>
      (await clerk.call('GET /api/accounts', { query: { search } })).body.accounts.map(({ name, paid }) => [name, paid])
    expect(await listAccounts('Жетісу кітап')).toEqual([[partnerOrganization.name, 30_000]])
    expect(await listAccounts('Бап')).toEqual([['ИП «Бап»', 0]])
    expect(await listAccounts('Әлия Нұр')).toEqual([['Әлия Нұр', 0]])
  })
})

it('a payment is not booked on a merged organization of the same name', async () => {
  const [keptOrganization] = await db
    .insert(organizations)
    .values({ name: 'Бірікпеген' })
    .returning({ id: organizations.id })
  await db.insert(organizations).values({ name: 'Қосылған', merged_into: keptOrganization?.id ?? null })
  const { id } = await createInvoicedOffer({ recipient_bin: '', recipient_name: 'Қосылған' })
  await payOffer(id, 100)
  const { accounts } = (await clerk.call('GET /api/accounts', { query: { search: 'Қосылған' } })).body
  expect(accounts).toMatchObject([{ paid: 100 }])
})
