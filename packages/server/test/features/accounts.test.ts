import { amountInWords } from '@press/domain'
import { formatDocumentDate, formatDocumentAmount } from '@press/i18n/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { offerPayments, organizations } from '../../src/database/schema.ts'
import { getTranslator } from '../../src/texts.ts'
import { insertOffer, insertPerson, insertStatement, insertWaybill } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')
/** Reads the parts of the day, each with a separate call. */
const readDay = async () => {
  const [bill, late, answer, lacking, income] = await Promise.all([
    clerk.call('GET /api/statistics/accounting/bill'),
    clerk.call('GET /api/statistics/accounting/late'),
    clerk.call('GET /api/statistics/accounting/answer'),
    clerk.call('GET /api/statistics/accounting/lacking'),
    clerk.call('GET /api/statistics/accounting/income'),
  ])
  return { bill: bill.body, late: late.body, answer: answer.body, lacking: lacking.body, ...income.body }
}
const getTimeDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const sumForecast = ({ forecast }: Awaited<ReturnType<typeof readDay>>) =>
  forecast.reduce((sum, { dated, hoped }) => sum + dated + hoped, 0)

describe('the accounting day', () => {
  it('lists the accepted offer with the longest wait first, until it is invoiced', async () => {
    const dayBefore = await readDay()
    const id = await insertOffer(press, { status: 'accept', status_since: getTimeDaysAgo(900), sum: 100_000, vat: 0 })
    const acceptedDay = await readDay()
    expect(acceptedDay.bill.rows[0]).toMatchObject({ id, rest: 100_000, requested: false })
    expect([acceptedDay.bill.total, acceptedDay.bill.sum]).toEqual([
      dayBefore.bill.total + 1,
      dayBefore.bill.sum + 100_000,
    ])
    const { status } = await clerk.call('POST /api/offers/{id}/invoice', { params: { id }, body: {} })
    expect(status).toBe(200)
    const invoicedDay = await readDay()
    expect(invoicedDay.bill.total).toBe(dayBefore.bill.total)
    // The expected payment now has a date, but its sum is the same.
    expect(sumForecast(invoicedDay)).toBe(sumForecast(acceptedDay))
  })

  it('lists the unpaid part of a debt as late ten days after delivery', async () => {
    const dayBefore = await readDay()
    const invoiceFacts = { status: 'Invoice and contract sent', sum: 90_000, paid: 30_000 } as const
    const insertDelivered = async (date: string, extraFields: Parameters<typeof insertOffer>[1] = {}) => {
      const id = await insertOffer(press, { ...invoiceFacts, ...extraFields })
      await insertWaybill(press, id, { date, sum: 90_000 })
      return id
    }
    const punctualOfferId = await insertDelivered(addDays(getToday(), -10))
    const id = await insertDelivered(addDays(getToday(), -4000))
    await insertDelivered('2014-01-01', { paid: 90_000 })
    // An invoice alone is not a debt, however old it is.
    await insertOffer(press, { ...invoiceFacts, invoice_number: 'Т-4', invoice_date: '2014-01-01' })
    const { late, ...after } = await readDay()
    expect(late.rows[0]).toMatchObject({ id, rest: 60_000, due: addDays(getToday(), -3990) })
    expect(late.rows.map((row) => row.id)).not.toContain(punctualOfferId)
    expect([late.total, late.sum]).toEqual([dayBefore.late.total + 1, dayBefore.late.sum + 60_000])
    // The forecast counts invoices, so the sum of an unpaid invoice is expected.
    expect(sumForecast({ late, ...after })).toBe(sumForecast(dayBefore) + 60_000)
  })

  it('lists requests and bank payments that need an answer', async () => {
    const totalBefore = (await readDay()).answer.total
    const id = await insertOffer(press, { asked_at: getTimeDaysAgo(900), user_id: clerk.id, request_note: 'К Наурызу' })
    await insertStatement(press, { amount: 7_000, state: 'unknown' })
    await insertStatement(press, { state: 'foreign' })
    const { answer } = await readDay()
    expect(answer.total).toBe(totalBefore + 2)
    expect(answer.rows[0]).toMatchObject({ kind: 'request', id, note: 'К Наурызу', copies: 300 })
    expect(answer.rows).toContainEqual(expect.objectContaining({ kind: 'payment', amount: 7_000 }))
  })

  it('lists the missing documents of a delivered order with their due date', async () => {
    const totalBefore = (await readDay()).lacking.total
    const documentFlags = { has_invoice: true, has_act: true }
    const id = await insertOffer(press, { status: 'done', status_since: getTimeDaysAgo(900), ...documentFlags })
    await insertOffer(press, { status: 'done', status_since: getTimeDaysAgo(900), ...documentFlags, has_esf: true })
    const { lacking } = await readDay()
    const deliveryDate = addDays(getToday(), -900)
    expect(lacking.rows[0]).toMatchObject({
      id,
      delivered: deliveryDate,
      due: addDays(deliveryDate, 15),
      has_act: true,
      has_esf: false,
    })
    expect(lacking.total).toBe(totalBefore + 1)
  })

  it('sums the payments received this month', async () => {
    const receivedBefore = (await readDay()).received
    const offer_id = await insertOffer(press)
    await db.insert(offerPayments).values([
      { offer_id, amount: 500, date: getToday() },
      { offer_id, amount: 700, date: '2014-01-01' },
    ])
    expect((await readDay()).received).toBe(receivedBefore + 500)
  })
})

let seriesCount = 0
/**
 * Creates a customer with two waybills: 900 tenge, and 500 tenge and 37 tiyn. 300 tenge were paid before the second waybill, and
 * 100 tenge refunded after it.
 */
async function insertAccount() {
  const [row] = await db
    .insert(organizations)
    .values({ name: '«Әділ қаржы» ЖШС', bin: '940140000385' })
    .returning({ id: organizations.id })
  const organization_id = row?.id as number
  const seriesNumber = (seriesCount += 1)
  const facts = { organization_id, status: 'Invoice and contract sent' } as const
  const [first, second] = [
    await insertOffer(press, { ...facts, sum: 90_000, paid: 20_000 }),
    await insertOffer(press, { ...facts, sum: 50_037 }),
  ]
  await insertWaybill(press, first, { sum: 90_000, number: `А-1/${seriesNumber}`, date: '2024-12-20' })
  await insertWaybill(press, second, { sum: 50_037, number: `А-2/${seriesNumber}`, date: '2025-03-05' })
  // Cancelled documents do not count as delivered, and an invoice alone is not a debt.
  await insertWaybill(press, second, {
    sum: 7_000,
    number: `А-3/${seriesNumber}`,
    date: '2025-03-05',
    cancelled_at: new Date(),
  })
  await insertOffer(press, { ...facts, sum: 11_000, invoice_number: `А-4/${seriesNumber}`, invoice_date: '2025-03-05' })
  await db.insert(offerPayments).values([
    { offer_id: first, amount: 30_000, date: '2025-02-01', note: 'Аванс', document_number: '714' },
    { offer_id: first, amount: -10_000, date: '2025-04-01', note: 'Қайтару', reason: 'Ошибка банка' },
  ])
  return { id: organization_id, first, second }
}

const listAccounts = async (query: Record<string, string | number>) =>
  (await clerk.call('GET /api/accounts', { query })).body

describe('the account of an organization', () => {
  it('lists documents and payments by date, with the balance after each', async () => {
    const { id } = await insertAccount()
    const query = { from: '2025-01-01', to: '2025-12-31' }
    const { body } = await clerk.call('GET /api/accounts/{id}', { params: { id }, query })
    expect(body.rows.map(({ kind, day: on, debit, credit, balance }) => [kind, on, debit, credit, balance])).toEqual([
      ['payment', '2025-02-01', 0, 30_000, 60_000],
      ['waybill', '2025-03-05', 50_037, 0, 110_037],
      ['refund', '2025-04-01', 10_000, 0, 120_037],
    ])
    // The reason for an unusual payment appears after its note.
    expect(body.rows.map(({ note }) => note)).toEqual(['Аванс', '', 'Қайтару. Ошибка банка'])
    expect(body).toMatchObject({ opening: 90_000, debit: 60_037, credit: 30_000, closing: 120_037, total: 3 })
    const page = (
      await clerk.call('GET /api/accounts/{id}', { params: { id }, query: { ...query, page: 2, per_page: 2 } })
    ).body
    expect(page.rows.map(({ balance }) => balance)).toEqual([120_037])
    const invalidResponse = await clerk.call('GET /api/accounts/{id}', {
      params: { id },
      query: { from: '2025-02-01', to: '2025-01-01' },
    })
    expect(invalidResponse.status).toBe(422)
  })

  it('is listed and summed with the same balance, and found by name and BIN', async () => {
    const { id } = await insertAccount()
    const { accounts, sums, total } = await listAccounts({ per_page: 100 })
    const row = accounts.find((one) => one.id === id)
    expect(row).toMatchObject({
      delivered: 140_037,
      paid: 20_000,
      owed: 120_037,
      advance: 0,
      overdue: 120_037,
      unpaid: 11_000,
      bin: '940140000385',
    })
    expect(total).toBe(accounts.length)
    for (const sumKey of ['delivered', 'paid', 'owed', 'advance', 'overdue', 'unpaid'] as const)
      expect(sums[sumKey]).toBe(accounts.reduce((sum, one) => sum + one[sumKey], 0))
    expect(accounts.map(({ owed }) => owed)).toEqual(accounts.map(({ owed }) => owed).toSorted((a, b) => b - a))
    for (const search of ['әділ', '940140000385'])
      expect((await listAccounts({ search })).accounts.map((one) => one.id)).toContain(id)
  })

  it('is exported as a table with amounts in tenge', async () => {
    const { id } = await insertAccount()
    const response = await clerk.fetch(`/api/accounts/${id}/export?format=csv&from=2025-01-01&to=2025-12-31`)
    const text = await response.text()
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(7)
    expect(text).toContain('500,37')
    const book = await clerk.fetch(`/api/accounts/export?format=xlsx&search=940140000385`)
    expect([book.status, (await book.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  })
})

const collapseWhitespace = (text: string): string => text.replaceAll(/\s+/gu, ' ')

describe.each(['ru', 'kz', 'en'] as const)('the reconciliation act in %s', (lang) => {
  it('states balances and turnover to the tiyn, both parties and the sum in words', async () => {
    const { id } = await insertAccount()
    const response = await clerk.fetch(
      `/api/accounts/${id}/reconciliation.pdf?from=2025-01-01&to=2025-12-31&lang=${lang}`,
    )
    expect(response.status).toBe(200)
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const text = collapseWhitespace((await extractText(pdf, { mergePages: true })).text)
    const t = getTranslator(lang)
    for (const sum of [90_000, 30_000, 50_037, 10_000, 60_037, 120_037])
      expect(text).toContain(collapseWhitespace(formatDocumentAmount(sum, lang)))
    for (const expectedText of [
      t('accounts:act.title'),
      t('accounts:act.opening', { date: formatDocumentDate('2025-01-01', lang) }),
      t('accounts:act.closing', { date: formatDocumentDate('2025-12-31', lang) }),
      amountInWords(120_037, lang),
      '«Әділ қаржы» ЖШС',
      'А-2',
      '714',
    ])
      expect(text).toContain(collapseWhitespace(expectedText))
    for (const no of ['А-3', 'А-4']) expect(text).not.toContain(no)
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: { ru: 'ru', kz: 'kk', en: 'en' }[lang] })
  })
})

describe.each([1, 10, 60])('a reconciliation act of %d lines', (count) => {
  it.each(['ru', 'kz', 'en'] as const)('lists each document and the final debt in %s', async (lang) => {
    const [row] = await db
      .insert(organizations)
      .values({ name: '«Салыстыру ісі» ЖШС', bin: '940140000385' })
      .returning({ id: organizations.id })
    const organization_id = row?.id as number
    const offer = await insertOffer(press, { organization_id, status: 'Invoice and contract sent' })
    const lines = Array.from({ length: count }, (_none, index) => ({
      number: `С-${index + 1}/${count}${lang}`,
      date: addDays('2025-01-10', index),
      sum: 123_457 + 101 * index,
    }))
    for (const line of lines) await insertWaybill(press, offer, line)
    await db
      .insert(offerPayments)
      .values({ offer_id: offer, amount: 40_000, date: '2025-06-01', document_number: '714' })
    const response = await clerk.fetch(
      `/api/accounts/${organization_id}/reconciliation.pdf?from=2025-01-01&to=2025-12-31&lang=${lang}`,
    )
    expect(response.status).toBe(200)
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const text = collapseWhitespace((await extractText(pdf, { mergePages: true })).text)
    const t = getTranslator(lang)
    const debit = lines.reduce((total, { sum }) => total + sum, 0)
    for (const { number, sum } of lines) {
      expect(text).toContain(number)
      expect(text).toContain(collapseWhitespace(formatDocumentAmount(sum, lang)))
    }
    for (const expectedText of [
      ...[debit, 40_000, debit - 40_000].map((sum) => formatDocumentAmount(sum, lang)),
      amountInWords(debit - 40_000, lang),
      t('accounts:act.turnover'),
      t('accounts:act.for'),
      '«Салыстыру ісі» ЖШС',
      '714',
      t('documents:pages', { page: pdf.numPages, pages: pdf.numPages }),
    ])
      expect(text).toContain(collapseWhitespace(expectedText))
  })
})
