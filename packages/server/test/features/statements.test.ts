import { getPaidPercentage } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, offerPayments, offers } from '../../src/database/schema.ts'
import { updateOfferBalances } from '../../src/features/statements/ledger.ts'
import { getDateInDays, insertOffer, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting', 'Айгүл Сәрсен')
const secondClerk = await insertPerson(press, 'accounting', 'Елена Ким')

/** The number of an account of the demo press. */
const account = 'KZ21601A231000001445'
/** Formats a date as banks do. */
const formatBankDay = (days: number): string => getDateInDays(days).split('-').toReversed().join('.')
interface BankPayment {
  amount: string
  bin: string
  purpose: string
  name?: string
  number?: string
}
let paymentCount = 0
const createStatementText = (
  payments: readonly BankPayment[],
  { turnover = '', own = account, day = formatBankDay(-4) }: { turnover?: string; own?: string; day?: string } = {},
): string =>
  [
    '1CClientBankExchange',
    'Отправитель=Народный банк',
    `ДатаНачала=${formatBankDay(-8)}`,
    `ДатаКонца=${formatBankDay(-4)}`,
    `РасчСчет=${own}`,
    'СекцияРасчСчет',
    `РасчСчет=${own}`,
    ...(turnover ? [`ВсегоПоступило=${turnover}`] : []),
    'КонецРасчСчет',
    ...payments.flatMap(({ amount, bin, purpose, name = 'Плательщик', number = String((paymentCount += 1)) }) => [
      'СекцияДокумент=Платежное поручение',
      `Номер=${number}`,
      `Дата=${day}`,
      `Сумма=${amount}`,
      `Плательщик=${name}`,
      `ПлательщикБИН_ИИН=${bin}`,
      `ПолучательСчет=${own}`,
      `НазначениеПлатежа=${purpose}`,
      'КонецДокумента',
    ]),
    'КонецФайла',
  ].join('\r\n')

async function importStatement(text: string | Uint8Array<ArrayBuffer>, reason = '') {
  const form = new FormData()
  if (reason) form.append('reason', reason)
  form.append('file', new File([text], 'Выписка 16–20 ноября.txt'))
  const response = await sales.fetch('/api/statements', { method: 'POST', body: form })
  return { status: response.status, body: (await response.json()) as never }
}
type ImportBody = {
  statement: {
    id: number
    reason: string
    version: number
    known: number
    total: unknown
    tallies: Record<string, unknown>
  }
}
const importPayments = async (payments: readonly BankPayment[]): Promise<ImportBody['statement']> => {
  const { status, body } = await importStatement(createStatementText(payments))
  expect(status).toBe(200)
  return (body as ImportBody).statement
}
const listLines = async (id: number, decided: '0' | '1' = '0') =>
  (await sales.call('GET /api/statements/{id}/lines', { params: { id }, query: { decided } })).body.lines
const readOffer = async (id: number) => (await sales.call('GET /api/offers/{id}', { params: { id } })).body.offer
const decideLine = (
  id: number,
  parts: { offer_id: number; amount: number }[],
  {
    person = sales,
    ...more
  }: { person?: TestPerson; version?: number | undefined; reason?: string; advance?: boolean } = {},
) => person.call('POST /api/statement-lines/{id}/decide', { params: { id }, body: { parts, ...more } })
const undoLine = (id: number, reason = '') =>
  sales.call('POST /api/statement-lines/{id}/undo', { params: { id }, body: { reason } })
const closeStatement = (id: number) => sales.call('POST /api/statements/{id}/close', { params: { id }, body: {} })

let invoiceCount = 7000
/** Inserts an offer with a unique payer and a sent invoice. */
async function insertInvoicedOffer(sum: number, facts: Parameters<typeof insertOffer>[1] = {}) {
  const number = String((invoiceCount += 1))
  const bin = `96044${String(invoiceCount).padStart(7, '0')}`
  const invoiceFields = { invoice_number: number, invoice_date: '2026-11-12', recipient_bin: bin, number: `Т${number}` }
  const id = await insertOffer(press, { status: 'Invoice and contract sent', sum, ...invoiceFields, ...facts })
  return { id, number, bin }
}

/** Returns the progress events received while a statement is imported. */
async function importWithProgress(text: string): Promise<Record<string, unknown>[]> {
  const form = new FormData()
  form.append('file', new File([text], 'Выписка.txt'))
  const response = await sales.fetch('/api/statements', {
    method: 'POST',
    body: form,
    headers: { accept: 'text/event-stream' },
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  return (await response.text())
    .split('\n\n')
    .filter(Boolean)
    .map((message) => JSON.parse(message.replace('data: ', '')) as Record<string, unknown>)
}

it('sets the progress of an offer without a sum as the rule of payments does', async () => {
  const { id } = await insertInvoicedOffer(0)
  await db.transaction((tx) => updateOfferBalances(tx, [id]))
  expect((await readOffer(id)).progress).toBe(getPaidPercentage([], 0))
})

describe('the import of a long statement', () => {
  it('streams its progress and ends with the result or the refusal', async () => {
    const text = createStatementText(
      Array.from({ length: 1_100 }, (_none, index) => ({
        amount: `${index + 1}.00`,
        bin: '120340018205',
        purpose: `Взнос ${index}`,
      })),
    )
    const progressEvents = await importWithProgress(text)
    expect(progressEvents.slice(0, -1)).toEqual(
      [0, 500, 1_000, 1_100].map((done) => ({ progress: { done, of: 1_100 } })),
    )
    expect(progressEvents.at(-1)).toMatchObject({ answer: { statement: { known: 0 } } })
    expect(await importWithProgress(text)).toEqual([
      { status: 422, refusal: { error: expect.objectContaining({ code: 'moveRefused' }) } },
    ])
  })
})

describe('a bank statement', () => {
  it('books certain payments and asks for confirmation of the rest with a suggestion', async () => {
    const [one, two, three] = [
      await insertInvoicedOffer(100_000),
      await insertInvoicedOffer(200_000),
      await insertInvoicedOffer(50_000),
    ]
    const statement = await importPayments([
      { amount: '1000.00', bin: one.bin, purpose: `Оплата по счёту № ${one.number} от 12.11.2026` },
      { amount: '600.00', bin: two.bin, purpose: `${two.number} шот бойынша, ҚҚС 16 %` },
      { amount: '500.00', bin: three.bin, purpose: 'за книги' },
      { amount: '840.00', bin: '151040012987', purpose: 'за транспортные услуги, договор 12' },
    ])
    expect(statement).toMatchObject({
      total: { count: 4, sum: 294_000 },
      tallies: {
        matched: { count: 2, sum: 160_000 },
        confirm: { count: 1, sum: 50_000 },
        unknown: { count: 1, sum: 84_000 },
      },
    })
    expect(await readOffer(one.id)).toMatchObject({ paid: 100_000, progress: 100 })
    expect(await readOffer(two.id)).toMatchObject({
      paid: 60_000,
      progress: 30,
      payments: [{ amount: 60_000, date: getDateInDays(-4), by: 'Айгүл Сәрсен' }],
    })
    expect(await listLines(statement.id)).toMatchObject([
      {
        state: 'confirm',
        reason: 'noNumber',
        parts: [{ offer_id: three.id, amount: 50_000, invoice_number: three.number }],
      },
      { state: 'unknown', reason: 'unknownPayer', parts: [] },
    ])
    expect(await readOffer(three.id)).toMatchObject({ paid: 0 })
  })

  it('is matched, undone and closed once no payment is left', async () => {
    const [one, two] = [await insertInvoicedOffer(100_000), await insertInvoicedOffer(200_000)]
    const statement = await importPayments([
      { amount: '1500', bin: one.bin, purpose: `счета ${one.number}, ${two.number}` },
      { amount: '7', bin: '', purpose: 'проценты банка' },
    ])
    const [splitLine, foreignLine] = await listLines(statement.id)
    const [lineId, otherLineId] = [splitLine?.id ?? 0, foreignLine?.id ?? 0]
    const refusedResponse = await decideLine(lineId, [{ offer_id: one.id, amount: 100_000 }])
    expect(refusedResponse.body.error.fields).toEqual({ parts: 'Распределён не весь платёж' })
    const excessParts = [{ offer_id: one.id, amount: 150_000 }]
    expect((await decideLine(lineId, excessParts)).status).toBe(422)
    const parts = [
      { offer_id: one.id, amount: 100_000 },
      { offer_id: two.id, amount: 50_000 },
    ]
    const reasonBody = { reason: 'Платит за филиал' }
    await db.update(offers).set({ status: 'rejected' }).where(eq(offers.id, two.id))
    expect((await decideLine(lineId, parts, reasonBody)).status).toBe(422)
    await db.update(offers).set({ status: 'Invoice and contract sent' }).where(eq(offers.id, two.id))
    expect((await decideLine(lineId, parts, reasonBody)).body.line).toMatchObject({
      state: 'matched',
      decided_by: 'Айгүл Сәрсен',
    })
    expect([(await readOffer(one.id)).progress, (await readOffer(two.id)).progress]).toEqual([100, 25])

    expect((await undoLine(lineId)).body.line).toMatchObject({ state: 'confirm', reason: 'undone' })
    expect(await readOffer(two.id)).toMatchObject({ progress: 0, payments: [] })
    expect((await closeStatement(statement.id)).body.error.message).toBe(
      'Осталось разобрать 2 платежа. Потом выписка закроется.',
    )

    await decideLine(lineId, parts, reasonBody)
    const foreignResponse = await sales.call('POST /api/statement-lines/{id}/foreign', {
      params: { id: otherLineId },
      body: {},
    })
    expect(foreignResponse.body.line.state).toBe('foreign')
    expect((await closeStatement(statement.id)).body.statement).toMatchObject({
      state: 'closed',
      closed_by: 'Айгүл Сәрсен',
    })

    // From now on no row is removed from the ledger. A reversing row with a reason cancels the payment instead.
    expect((await undoLine(lineId)).body.error.fields).toEqual({ reason: 'Заполните поле' })
    expect((await undoLine(lineId, 'Банк ошибся')).body.line.state).toBe('reversed')
    expect((await readOffer(two.id)).payments).toMatchObject([
      { amount: 50_000 },
      { amount: -50_000, note: 'Банк ошибся' },
    ])
    expect((await undoLine(lineId, 'Ещё раз')).status).toBe(422)
  })

  it('pays another customer’s invoice only with a reason, kept in ledger and history', async () => {
    const [one, two] = [await insertInvoicedOffer(100_000), await insertInvoicedOffer(200_000)]
    await importPayments([{ amount: '2000', bin: one.bin, purpose: `счёт ${two.number}` }])
    const [latestStatement] = (await sales.call('GET /api/statements', {})).body.statements
    const [line] = await listLines(latestStatement?.id ?? 0)
    expect(line).toMatchObject({ reason: 'otherPayer', parts: [{ offer_id: two.id, amount: 200_000 }] })
    const parts = [{ offer_id: two.id, amount: 200_000 }]
    const refusedResponse = await decideLine(line?.id ?? 0, parts)
    expect({ status: refusedResponse.status, fields: refusedResponse.body.error.fields }).toEqual({
      status: 422,
      fields: { reason: 'Счёт выставлен не плательщику. Напишите, почему платёж идёт по нему' },
    })
    expect(await readOffer(two.id)).toMatchObject({ paid: 0 })
    expect((await decideLine(line?.id ?? 0, parts, { reason: 'Платит учредитель' })).status).toBe(200)
    expect(await readOffer(two.id)).toMatchObject({
      paid: 200_000,
      payments: [{ amount: 200_000, reason: 'Платит учредитель' }],
    })
    const { events: offerHistory } = (await sales.call('GET /api/offers/{id}/history', { params: { id: two.id } })).body
    expect(offerHistory.find(({ what }) => what === 'paid')).toMatchObject({
      amount: 200_000,
      note: 'Платит учредитель',
    })
  })

  it('reports an unknown invoice number and finds an offer by its number', async () => {
    const [one, two] = [await insertInvoicedOffer(10_000), await insertInvoicedOffer(70_000)]
    const statement = await importPayments([
      { amount: '100', bin: one.bin, purpose: 'Оплата по счёту № 999408' },
      { amount: '700', bin: '151040012987', purpose: 'Оплата по счёту № 999408' },
    ])
    expect(await listLines(statement.id)).toMatchObject([
      { state: 'confirm', reason: 'noSuchInvoice', parts: [{ offer_id: one.id }] },
      { state: 'unknown', reason: 'noSuchInvoice', parts: [] },
    ])
    const offer = await insertInvoicedOffer(50_000, { number: '0908', invoice_number: null })
    const prepaymentStatement = await importPayments([
      { amount: '500', bin: offer.bin, purpose: 'Предоплата согласно КП 0908' },
    ])
    expect(prepaymentStatement.tallies).toMatchObject({ matched: { count: 1, sum: 50_000 } })
    expect(await readOffer(two.id)).toMatchObject({ paid: 0 })
    const importedStatement = await importPayments([
      { amount: '7', bin: '151040012987', purpose: `по КП-0908, ${one.number} шот` },
    ])
    const [line] = await listLines(importedStatement.id)
    const { invoices: candidateInvoices } = (
      await sales.call('GET /api/statement-lines/{id}/invoices', { params: { id: line?.id ?? 0 }, query: {} })
    ).body
    expect(candidateInvoices.map(({ offer_id }) => offer_id)).toContain(one.id)
  })

  it.each([
    [
      'of another account',
      { own: 'KZ86125KZT5004100100' },
      /^Выписка не со счёта издательства: KZ86125KZT5004100100\./,
    ],
    ['of days long past', { day: formatBankDay(-400) }, /^В выписке есть платежи/],
    ['of days far ahead', { day: formatBankDay(400) }, /^В выписке есть платежи/],
    [
      'of both',
      { own: 'KZ86125KZT5004100100', day: formatBankDay(-400) },
      /^Выписка не со счёта .* В ней есть платежи/,
    ],
  ])('%s is imported only with a reason', async (_what, textOptions, expectedError) => {
    const count = (await sales.call('GET /api/statements', {})).body.total
    const text = createStatementText([{ amount: '3', bin: '', purpose: 'за книги' }], textOptions)
    const refusedResponse = await importStatement(text)
    const { error } = refusedResponse.body as { error: { fields: Record<string, string> } }
    expect({ status: refusedResponse.status, fields: Object.keys(error.fields) }).toEqual({
      status: 422,
      fields: ['reason'],
    })
    expect(error.fields['reason']).toMatch(expectedError)
    expect((await sales.call('GET /api/statements', {})).body.total).toBe(count)
    const { status, body } = await importStatement(text, 'Новый счёт в банке')
    expect(status).toBe(200)
    const { statement } = body as ImportBody
    expect(statement).toMatchObject({ reason: 'Новый счёт в банке' })
    const isImportedEvent = and(eq(events.type, 'statement.imported'), eq(events.resource_id, statement.id))
    const [importEvent] = await db.select({ data: events.data }).from(events).where(isImportedEvent)
    expect(importEvent?.data).toMatchObject({ reason: 'Новый счёт в банке' })
  })

  it('cut off inside a letter is refused with a clear message', async () => {
    const fullBytes = new TextEncoder().encode(createStatementText([{ amount: '3', bin: '', purpose: 'Оплата' }]))
    const endLength = new TextEncoder().encode('та\r\nКонецДокумента\r\nКонецФайла').length
    const { status, body } = await importStatement(fullBytes.slice(0, fullBytes.length - endLength + 1))
    expect(status).toBe(422)
    expect((body as { error: { fields: { file: string } } }).error.fields.file).toMatch(
      /^Файл обрезан: строка \d+ кончается на половине буквы, последнее в ней «НазначениеПлатежа=Опла»/,
    )
  })

  it('imported again adds only new payments', async () => {
    const { bin, number, id } = await insertInvoicedOffer(300_000)
    const firstPayment = { amount: '1000', bin, purpose: `счёт ${number}`, number: 'А1' }
    const secondPayment = { amount: '500', bin, purpose: `счёт ${number}`, number: 'А2' }
    await importPayments([firstPayment])
    expect((await importStatement(createStatementText([firstPayment]))).body).toMatchObject({
      error: { message: '1 платёж этой выписки уже внесён, брать нечего.' },
    })
    expect(await importPayments([firstPayment, secondPayment])).toMatchObject({
      known: 1,
      total: { count: 1, sum: 50_000 },
    })
    expect(await readOffer(id)).toMatchObject({ paid: 150_000 })
    const bothImports = [1, 2].map(() =>
      importStatement(createStatementText([{ ...firstPayment, number: 'А3', amount: '2' }])),
    )
    expect((await Promise.all(bothImports)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('never books more than the amount due, unless it is an advance', async () => {
    const { bin, number, id } = await insertInvoicedOffer(100_000)
    const statement = await importPayments([
      { amount: '600', bin, purpose: `счёт ${number}` },
      { amount: '600', bin, purpose: `счёт ${number} доплата` },
    ])
    const [line] = await listLines(statement.id)
    expect(line).toMatchObject({ reason: 'more', parts: [{ amount: 40_000 }] })
    const fullParts = [{ offer_id: id, amount: 60_000 }]
    expect((await decideLine(line?.id ?? 0, fullParts)).body).toMatchObject({
      error: { fields: { parts: 'На один из счетов больше, чем по нему осталось оплатить' } },
    })
    expect(await readOffer(id)).toMatchObject({ paid: 60_000 })
    // If the rest is declared an advance, the whole payment is booked.
    expect((await decideLine(line?.id ?? 0, fullParts, { advance: true })).status).toBe(200)
    expect(await readOffer(id)).toMatchObject({ paid: 120_000, sum: 100_000 })
  })

  it('refuses the second of two decisions on one payment and returns its current state', async () => {
    const [one, two] = [await insertInvoicedOffer(10_000), await insertInvoicedOffer(10_000)]
    const statement = await importPayments([{ amount: '100', bin: '', purpose: 'за книги, без номера' }])
    const [line] = await listLines(statement.id)
    const [id, version] = [line?.id ?? 0, line?.version]
    await decideLine(id, [{ offer_id: one.id, amount: 10_000 }], { version })
    const lateResponse = await decideLine(id, [{ offer_id: two.id, amount: 10_000 }], { person: secondClerk, version })
    expect(lateResponse.status).toBe(409)
    expect(lateResponse.body).toMatchObject({ error: { current: { line: { state: 'matched' } } } })
    expect(await readOffer(two.id)).toMatchObject({ paid: 0 })
  })

  it.each([
    [
      'that is damaged',
      createStatementText([{ amount: 'сто', bin: '', purpose: '' }]),
      /^Строка 12: ожидали сумму больше нуля, там «сто»$/,
    ],
    [
      'whose turnover is another',
      createStatementText([{ amount: '1', bin: '', purpose: '' }], { turnover: '2' }),
      /не равен сумме платежей: 2,00 ≠ 1,00/,
    ],
    ['that is something else', 'Привет', /^Строка 1: ожидали начало выписки/],
    ['that is no text', 'PK\u0003\u0004\0\0', /Подойдёт файл TXT, CSV/],
    ['that is empty', '', /./],
  ])('%s is refused with a clear error, and nothing is saved', async (_what, text, expectedError) => {
    const count = (await sales.call('GET /api/statements', {})).body.total
    const { status, body } = await importStatement(text)
    expect(status).toBe(422)
    expect((body as { error: { fields: { file: string } } }).error.fields.file).toMatch(expectedError)
    expect((await sales.call('GET /api/statements', {})).body.total).toBe(count)
  })

  it('suggests invoices for a payment and finds others by search', async () => {
    const [one, two] = [
      await insertInvoicedOffer(10_000),
      await insertInvoicedOffer(10_000, { recipient_name: 'Ботанический сад' }),
    ]
    const statement = await importPayments([{ amount: '40', bin: one.bin, purpose: 'за книги' }])
    const [line] = await listLines(statement.id)
    const searchInvoices = async (search?: string) =>
      (
        await sales.call('GET /api/statement-lines/{id}/invoices', {
          params: { id: line?.id ?? 0 },
          query: search === undefined ? {} : { search },
        })
      ).body.invoices.map(({ offer_id }) => offer_id)
    expect(await searchInvoices()).toEqual([one.id])
    expect(await searchInvoices('ботанический')).toContain(two.id)
  })

  it('with five thousand payments is imported completely, to the tiyn', async () => {
    const bin = '960440000381'
    const ids = await db
      .insert(offers)
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          number: `М${index}`,
          invoice_number: String(20_000 + index),
          invoice_date: '2026-11-12',
          date: '2026-11-12',
          status: 'Invoice and contract sent' as const,
          recipient_name: 'Университет',
          recipient_bin: bin,
          items: [],
          sum: 1_000,
          vat: 0,
          vat_rate: 16,
        })),
      )
      .returning({ id: offers.id })
    const payments = Array.from({ length: 5_000 }, (_, index) => ({
      amount: '1.00',
      bin,
      purpose: `счёт ${20_000 + (index % 500)}, часть ${Math.floor(index / 500) + 1}`,
    }))
    const statement = await importPayments(payments)
    expect(statement).toMatchObject({ total: { count: 5_000, sum: 500_000 }, tallies: { matched: { count: 5_000 } } })
    const paidRows = await db
      .select({ amount: offerPayments.amount })
      .from(offerPayments)
      .where(eq(offerPayments.offer_id, ids[7]?.id ?? 0))
    expect(paidRows.map(({ amount }) => amount)).toEqual(Array.from({ length: 10 }, () => 100))
    expect(await readOffer(ids[7]?.id ?? 0)).toMatchObject({ paid: 1_000, progress: 100 })
    const statementEvents = await db
      .select({ data: events.data })
      .from(events)
      .where(eq(events.resource_id, statement.id))
    expect(statementEvents).toContainEqual({ data: expect.objectContaining({ payments: 5_000, matched: 5_000 }) })
  })
})
