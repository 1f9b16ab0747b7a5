import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyOf } from '@press/contract'
import {
  amountInWords,
  fromTenge,
  lawfulWithholding,
  maxRoyaltyAuthors,
  getQuarter,
  saleChannels,
  calculateWithholding,
  findWithholdingRates,
  type SaleChannel,
} from '@press/domain'
import { formatNumber, formatDocumentDate, formatDocumentAmount } from '@press/i18n/node'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it, vi } from 'vitest'
import {
  books,
  bookSales,
  contracts,
  events,
  organizations,
  royaltyDeliveries,
  royaltyTerms,
  shopOrders,
} from '../../src/database/schema.ts'
import { addDays, getToday } from '../../src/clock.ts'
import { demoPress } from '../../src/demo/press.ts'
import { createDemoAccount, createDemoIin } from '../../src/demo/requisites.ts'
import { getTranslator } from '../../src/texts.ts'
import { offerItem, insertOffer, insertRoyaltyContract, insertPerson, insertWaybill } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')

/** A quarter in which no other test records sales. */
const quarter = { from: '2019-07-01', to: '2019-09-30' }
const laterQuarter = { from: '2031-07-01', to: '2031-09-30' }
type Query = { from: string; to: string; [key: string]: string | number }

const listRealisation = async (query: Query) => (await clerk.call('GET /api/realisation', { query })).body
const readStatement = async (id: number, query: Query) =>
  (await clerk.call('GET /api/realisation/contracts/{id}', { params: { id }, query })).body.statement
const insertSale = (book_id: number, channel: SaleChannel, date: string, copies: number, tenge: number) =>
  db.insert(bookSales).values({ book_id, channel, date, copies, sum: fromTenge(tenge) })
/** Enters a hundred copies as accounting does. */
const enterSale = (id: number) =>
  clerk.call('POST /api/realisation/books/{id}/sales', {
    params: { id },
    body: { channel: 'shop', date: '2017-08-02', copies: 100, sum: 11_200_000 },
  })
const findRow = async (book_id: number, query: Query = laterQuarter) =>
  (await listRealisation({ ...query, per_page: 100 })).rows.find((row) => row.book_id === book_id)

const exampleAuthors = [
  { name: 'Ә. Төлеу', share: 60 },
  { name: 'М. Ыдырыс', share: 40 },
]
/** Creates a title with two authors and sales through three channels on one day. */
async function insertTitleWithSales(day: string) {
  const royalty = await insertRoyaltyContract(press, 'Алтай өркениеті', {
    authors: exampleAuthors,
    starts_on: '2019-01-01',
  })
  await insertSale(royalty.book_id, 'shop', day, 61, 481_900)
  await insertSale(royalty.book_id, 'partners', day, 320, 2_224_640)
  await insertSale(royalty.book_id, 'university', day, 15, 106_650)
  return royalty
}

/** Returns the sum and the line of a document with copies of the offer's first title, at 800 tenge each. */
const createSoldLines = (quantity: number) => ({
  sum: quantity * 80_000,
  lines: [{ item: 0, work: null, quantity, price: 80_000, sum: quantity * 80_000, vat: 0, exempt: false }],
})

describe('copies sold in a quarter', () => {
  it('are listed by title with the royalty owed to the authors, to the tiyn', async () => {
    const { book_id, contract_id, number } = await insertTitleWithSales('2031-08-15')
    expect(await findRow(book_id)).toMatchObject({
      name: 'Алтай өркениеті',
      authors: 'Ә. Төлеу, М. Ыдырыс',
      channels: { shop: 61, partners: 320, university: 15 },
      copies: 396,
      sum: 281_319_000,
      owed: 29_101_965,
      contract: { id: contract_id, number, rate: 12, sent_at: null },
    })
    const statement = await readStatement(contract_id, laterQuarter)
    expect(statement).toMatchObject({ vat: 38_802_621, net: 242_516_379, owed: 29_101_965, due: '2031-11-30' })
    expect(statement.shares.map(({ sum }) => sum)).toEqual([17_461_179, 11_640_786])
    expect(statement.channels.map(({ price }) => price)).toEqual([790_000, 695_200, 711_000])
  })

  it('include only the quarter’s days; a contract without sales shows zeros', async () => {
    const { book_id, contract_id } = await insertRoyaltyContract(press, 'Тыныш тоқсан')
    await insertSale(book_id, 'shop', '2031-06-30', 1, 100)
    await insertSale(book_id, 'shop', '2031-10-01', 1, 100)
    expect(await findRow(book_id)).toMatchObject({ copies: 0, sum: 0, owed: 0 })
    await insertSale(book_id, 'shop', '2031-07-01', 2, 200)
    await insertSale(book_id, 'shop', '2031-09-30', 3, 300)
    expect(await findRow(book_id)).toMatchObject({ copies: 5 })
    expect(await readStatement(contract_id, { from: '2032-01-01', to: '2032-03-31' })).toMatchObject({
      copies: 0,
      owed: 0,
    })
  })

  it('are reduced by returned copies', async () => {
    const { book_id } = await insertRoyaltyContract(press, 'Қайтарылған кітап', { rate: 10 })
    await insertSale(book_id, 'partners', '2031-07-10', 10, 11_600)
    await insertSale(book_id, 'partners', '2031-08-10', -4, -4_640)
    expect(await findRow(book_id)).toMatchObject({ channels: { partners: 6 }, sum: 696_000, vat: 96_000, owed: 60_000 })
  })

  it('include shop orders once they are delivered', async () => {
    const { book_id } = await insertRoyaltyContract(press, 'Дүкендегі кітап')
    const order = {
      customer_name: 'Сатып алушы',
      items: [{ name: 'Дүкендегі кітап', language: 'kz' as const, quantity: 3, price: 200_000 }],
      sum: 600_000,
    }
    // One order is from the last minute of the quarter in the press's time zone, the other from the first minute after it.
    await db.insert(shopOrders).values([
      { ...order, status: 'done', status_since: new Date('2031-09-30T18:59:00Z') },
      { ...order, status: 'done', status_since: new Date('2031-09-30T19:01:00Z') },
      { ...order, status: 'stock', status_since: new Date('2031-08-01T00:00:00Z') },
    ])
    expect(await findRow(book_id)).toMatchObject({ channels: { shop: 3, partners: 0 }, sum: 600_000 })
  })

  it('include waybills of offers with a sales contract, minus returns', async () => {
    const { book_id } = await insertRoyaltyContract(press, 'Серіктестегі кітап')
    const [pressOrganization] = await db
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.is_press, true))
    const facts: NonNullable<Parameters<typeof insertOffer>[1]> = {
      status: 'done',
      has_sales_contract: true,
      date: '2031-02-01',
      items: [{ ...offerItem, name: 'Серіктестегі кітап', quantity: 10, price: 80_000 }],
    }
    const shippedOfferId = await insertOffer(press, facts)
    await insertWaybill(press, shippedOfferId, { date: '2031-07-05', ...createSoldLines(6) })
    const secondWaybillId = await insertWaybill(press, shippedOfferId, { date: '2031-09-30', ...createSoldLines(4) })
    await insertWaybill(press, shippedOfferId, {
      kind: 'return',
      of_id: secondWaybillId,
      date: '2031-09-30',
      ...createSoldLines(1),
      sum: -80_000,
    })
    await insertWaybill(press, shippedOfferId, { date: '2031-08-01', ...createSoldLines(3), cancelled_at: new Date() })
    await insertWaybill(press, await insertOffer(press, { ...facts, organization_id: pressOrganization?.id ?? null }), {
      date: '2031-09-01',
      ...createSoldLines(10),
    })
    await insertWaybill(press, await insertOffer(press, { ...facts, has_sales_contract: false }), {
      date: '2031-09-01',
      ...createSoldLines(10),
    })
    // Nothing has been delivered for this offer yet.
    await insertOffer(press, { ...facts, invoice_number: 'Ө-3', invoice_date: '2031-09-01' })
    expect(await findRow(book_id)).toMatchObject({
      channels: { shop: 0, partners: 9, university: 10 },
      sum: 19 * 80_000,
    })
  })

  it('without a signed contract are counted separately and owe nothing', async () => {
    const listBefore = await listRealisation(laterQuarter)
    const { book_id, contract_id } = await insertRoyaltyContract(press, 'Шартсыз кітап', { status: 'draft' })
    const endedRoyalty = await insertRoyaltyContract(press, 'Біткен шарт', { status: 'ended', ends_on: '2031-06-30' })
    await insertSale(book_id, 'shop', '2031-07-10', 7, 7_000)
    await insertSale(endedRoyalty.book_id, 'shop', '2031-07-10', 2, 7_000)
    const listAfter = await listRealisation(laterQuarter)
    expect(listAfter.unsigned).toEqual({
      titles: listBefore.unsigned.titles + 2,
      copies: listBefore.unsigned.copies + 9,
    })
    expect([listAfter.signed, listAfter.sums]).toEqual([listBefore.signed, listBefore.sums])
    const { rows } = await listRealisation({ ...laterQuarter, unsigned: 'true', search: 'шартсыз' })
    expect(rows).toMatchObject([{ book_id, contract: null, copies: 7, owed: 0 }])
    for (const id of [contract_id, endedRoyalty.contract_id])
      expect(
        (await clerk.call('GET /api/realisation/contracts/{id}', { params: { id }, query: laterQuarter })).status,
      ).toBe(404)
    await db.update(contracts).set({ status: 'signed' }).where(eq(contracts.id, contract_id))
    expect(await findRow(book_id)).toMatchObject({ copies: 7, owed: 72_414 })
  })

  it('have the same totals by title, by contract and by channel', async () => {
    const { number } = await insertTitleWithSales('2019-08-15')
    const otherRoyalty = await insertRoyaltyContract(press, 'Басқа кітап', { rate: 7.5, starts_on: '2019-01-01' })
    await insertSale(otherRoyalty.book_id, 'shop', '2019-07-01', 3, 1_000)
    await insertSale(otherRoyalty.book_id, 'university', '2019-07-01', 1, 333.33)
    const [byBooks, byContracts, byChannels] = await Promise.all(
      ['books', 'contracts', 'channels'].map((group) => listRealisation({ ...quarter, group })),
    )
    expect(byContracts?.sums).toEqual(byBooks?.sums)
    expect(byChannels?.sums).toEqual(byBooks?.sums)
    expect(byContracts?.rows.map(({ name }) => name)).toContain(number)
    expect(byChannels?.rows.map(({ key }) => key).sort()).toEqual(['partners', 'shop', 'university'])
  })

  it('can be searched by title and contract number, sorted and paged', async () => {
    const { number, book_id } = await insertRoyaltyContract(press, 'Ізделетін кітап')
    for (const search of ['ізделетін', number])
      expect((await listRealisation({ ...laterQuarter, search })).rows.map((row) => row.book_id)).toContain(book_id)
    const { rows, total } = await listRealisation({ ...laterQuarter, sort_by: 'owed', sort_dir: 'asc', per_page: 100 })
    expect(rows.map(({ owed }) => owed)).toEqual(rows.map(({ owed }) => owed).toSorted((one, two) => one - two))
    const pageOfRows = await listRealisation({
      ...laterQuarter,
      sort_by: 'owed',
      sort_dir: 'asc',
      per_page: 1,
      page: 2,
    })
    expect([pageOfRows.rows[0]?.key, pageOfRows.total]).toEqual([rows[1]?.key, total])
    expect(
      (await clerk.call('GET /api/realisation', { query: { from: laterQuarter.to, to: laterQuarter.from } })).status,
    ).toBe(422)
  })

  it('export as a table with amounts in tenge', async () => {
    const { number } = await insertTitleWithSales('2031-08-15')
    const address = `/api/realisation/export?from=${laterQuarter.from}&to=${laterQuarter.to}&search=${encodeURIComponent(number)}`
    const text = await (await clerk.fetch(`${address}&format=csv`)).text()
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(3)
    for (const value of ['2813190', '291019,65', '396', number]) expect(text).toContain(value)
    const book = await clerk.fetch(`${address}&format=xlsx&group=channels`)
    expect([book.status, (await book.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  })

  it('are visible to a director and hidden from an author', async () => {
    const author = await insertPerson(press, 'author')
    expect((await author.call('GET /api/realisation', { query: laterQuarter })).status).toBe(403)
    const director = await insertPerson(press, 'director')
    expect((await director.call('GET /api/realisation', { query: laterQuarter })).status).toBe(200)
  })
})

const collapseWhitespace = (text: string): string => text.replaceAll(/\s+/gu, ' ')

describe.each(['ru', 'kz', 'en'] as const)('a statement in %s', (lang) => {
  it('shows channels, VAT, the royalty owed and each author’s share to the tiyn', async () => {
    const { contract_id, number, book_id } = await insertTitleWithSales('2031-08-15')
    await db.update(books).set({ book_name: 'Алтай өркениеті: мәтіндер' }).where(eq(books.id, book_id))
    const response = await clerk.fetch(
      `/api/realisation/contracts/${contract_id}/statement.pdf?from=${laterQuarter.from}&to=${laterQuarter.to}&lang=${lang}`,
    )
    expect(response.status).toBe(200)
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const text = collapseWhitespace((await extractText(pdf, { mergePages: true })).text)
    const t = getTranslator(lang)
    const sums = [
      48_190_000, 222_464_000, 10_665_000, 281_319_000, 38_802_621, 242_516_379, 29_101_965, 17_461_179, 11_640_786,
    ]
    for (const sum of sums) expect(text).toContain(collapseWhitespace(formatDocumentAmount(sum, lang)))
    for (const expectedText of [
      t('realisation:statement.title'),
      t('realisation:statement.quarter', { quarter: 'III', year: 2031, number }),
      t('realisation:statement.total', { count: 396 }),
      t('realisation:statement.royalty', { rate: '12' }),
      t('realisation:statement.due', { date: formatDocumentDate('2031-11-30', lang, 'until') }),
      t('realisation:channel.partners'),
      'Ә. Төлеу',
      'Алтай өркениеті: мәтіндер',
    ])
      expect(text).toContain(collapseWhitespace(expectedText))
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: { ru: 'ru', kz: 'kk', en: 'en' }[lang] })
  })
})

describe.each([1, 10, maxRoyaltyAuthors])('a statement to %d authors for sixty sales', (count) => {
  it.each(['ru', 'kz', 'en'] as const)('shows each author’s share and the withheld amounts in %s', async (lang) => {
    const t = getTranslator(lang)
    const period = { from: '2016-07-01', to: '2016-09-30' }
    const authors = Array.from({ length: count }, (_none, index) => ({
      name: `Қаламгер № ${index + 1} Әуезұлы`,
      share: 100 / count,
      iin: createDemoIin(40 + index),
      account: createDemoAccount(40 + index).account,
    }))
    const { contract_id, book_id, number } = await insertRoyaltyContract(press, `Көп автор ${count} ${lang}`, {
      authors,
      starts_on: '2016-01-01',
    })
    for (let index = 0; index < 60; index += 1)
      await insertSale(
        book_id,
        saleChannels[index % saleChannels.length] ?? 'shop',
        addDays(period.from, index),
        10 + index,
        112_000,
      )
    const { status } = await clerk.call('POST /api/realisation/contracts/{id}/accrue', {
      params: { id: contract_id },
      body: { ...period, date: getToday() },
    })
    expect(status).toBe(200)
    const { shares, channels, owed, sum } = await readStatement(contract_id, period)
    expect([shares.length, channels.length, sum]).toEqual([count, saleChannels.length, 60 * fromTenge(112_000)])
    const response = await clerk.fetch(
      `/api/realisation/contracts/${contract_id}/statement.pdf?from=${period.from}&to=${period.to}&lang=${lang}`,
    )
    expect(response.status).toBe(200)
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const text = collapseWhitespace((await extractText(pdf, { mergePages: true })).text)
    for (const expectedText of [
      number,
      demoPress.bin,
      ...[sum, owed, ...channels.map((one) => one.sum)].map((tiyn) => formatDocumentAmount(tiyn, lang)),
      ...shares.flatMap(({ name, bin, share, net, withheld }) => [
        t('realisation:statement.share', { name, share: formatNumber(share, lang) }),
        bin,
        ...[net, ...withheld.map((one) => one.sum)].map((tiyn) => formatDocumentAmount(tiyn, lang)),
      ]),
      t('documents:pages', { page: pdf.numPages, pages: pdf.numPages }),
    ])
      expect(text).toContain(collapseWhitespace(expectedText))
  })
})

const insertTwoAuthorContract = (name: string) =>
  insertRoyaltyContract(press, name, { authors: exampleAuthors, starts_on: '2018-01-01' })
const readLetters = (email: string) => {
  const folder = join(press.config.dataDir, 'mail')
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${email}`))
}

describe('a statement to the authors', () => {
  /** A past period in which no other test records sales. */
  const pastQuarter = { from: '2018-07-01', to: '2018-09-30' }
  const sendStatement = (id: number, body: Partial<BodyOf<'POST /api/realisation/contracts/{id}/send'>> = {}) =>
    clerk.call('POST /api/realisation/contracts/{id}/send', { params: { id }, body: { ...pastQuarter, ...body } })

  it('is emailed in the authors’ language, and the stored file never changes after later sales', async () => {
    const { contract_id, book_id, number } = await insertTwoAuthorContract('Жіберілетін есеп')
    await insertSale(book_id, 'partners', '2018-08-01', 10, 11_200)
    const email = `kept-${contract_id}@test.example`
    const { status, body } = await sendStatement(contract_id, { email, message: 'Құттықтаймыз', owed: 120_000 })
    expect(status).toBe(200)
    expect(body.sending).toMatchObject({ ...pastQuarter, language: 'kz', owed: 120_000, email, sent_by: clerk.name })
    await expect.poll(async () => (await readStatement(contract_id, pastQuarter)).sendings[0]?.state).toBe('sent')
    const [sentStatement] = (await readStatement(contract_id, pastQuarter)).sendings
    const [letter = ''] = readLetters(email)
    const attachmentMatch = /filename[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/u.exec(
      letter.slice(letter.indexOf('application/pdf')),
    )
    const bytes = Buffer.from(attachmentMatch?.[1] ?? '', 'base64')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sentStatement?.sha256)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const text = collapseWhitespace((await extractText(pdf, { mergePages: true })).text)
    for (const expectedText of [
      getTranslator('kz')('realisation:statement.title'),
      number,
      formatDocumentAmount(120_000, 'kz'),
    ])
      expect(text).toContain(collapseWhitespace(expectedText))

    await insertSale(book_id, 'partners', '2018-08-02', 10, 11_200)
    const sentBytes = Buffer.from(await (await clerk.fetch(`/api/files/${sentStatement?.file.id}`)).arrayBuffer())
    expect(createHash('sha256').update(sentBytes).digest('hex')).toBe(sentStatement?.sha256)
    expect((await readStatement(contract_id, pastQuarter)).owed).toBe(240_000)
    const author = await insertPerson(press, 'author')
    expect((await author.fetch(`/api/files/${sentStatement?.file.id}`)).status).toBe(404)
  })

  it('is sent once, even by two simultaneous requests, and again only on demand', async () => {
    const { contract_id, book_id } = await insertTwoAuthorContract('Екі рет кетпейтін есеп')
    const answers = await Promise.all([sendStatement(contract_id), sendStatement(contract_id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    const refusedAnswer = answers.find(({ status }) => status === 422)
    expect(refusedAnswer?.body.error.message).toBe(getTranslator('ru')('errors:royalty.sent'))
    expect((await findRow(book_id, pastQuarter))?.contract?.sent_at).not.toBeNull()
    expect((await sendStatement(contract_id, { again: true, email: 'other@test.example' })).status).toBe(200)
    const { sendings, email } = await readStatement(contract_id, pastQuarter)
    expect([sendings.map((one) => one.email), email]).toEqual([
      ['other@test.example', 'author@test.example'],
      'other@test.example',
    ])
    const nextQuarter = { from: '2018-10-01', to: '2018-12-31' }
    expect((await sendStatement(contract_id, nextQuarter)).status).toBe(200)
  })

  it('can be sent again when the mail server refused it', async () => {
    const { contract_id, book_id } = await insertTwoAuthorContract('Жеткізілмеген есеп')
    expect((await sendStatement(contract_id)).status).toBe(200)
    await expect.poll(async () => (await readStatement(contract_id, pastQuarter)).sendings[0]?.state).toBe('sent')
    await db.update(royaltyDeliveries).set({ state: 'failed' }).where(eq(royaltyDeliveries.contract_id, contract_id))
    expect((await findRow(book_id, pastQuarter))?.contract?.sent_at).toBeNull()
    expect((await sendStatement(contract_id)).status).toBe(200)
  })

  it('is not sent without an address, before the quarter ends or with an outdated sum', async () => {
    const { contract_id, book_id } = await insertTwoAuthorContract('Жіберілмейтін есеп')
    const t = getTranslator('ru')
    expect((await sendStatement(contract_id, { email: 'айгуль' })).body.error).toMatchObject({
      fields: { email: t('errors:fields.email') },
    })
    const { from, to } = getQuarter(getToday())
    const earlyResponse = await sendStatement(contract_id, { from, to })
    expect([earlyResponse.status, earlyResponse.body.error.message]).toEqual([422, t('errors:royalty.running')])
    await insertSale(book_id, 'shop', '2018-08-01', 10, 11_200)
    expect((await sendStatement(contract_id, { owed: 0 })).status).toBe(409)
    await db.update(royaltyTerms).set({ email: '' }).where(eq(royaltyTerms.contract_id, contract_id))
    const missingAddressResponse = await sendStatement(contract_id)
    expect([missingAddressResponse.status, missingAddressResponse.body.error.message]).toEqual([
      422,
      t('errors:royalty.noAddress'),
    ])
    expect((await readStatement(contract_id, pastQuarter)).sendings).toEqual([])
  })

  it('cannot be sent by a director', async () => {
    const { contract_id } = await insertTwoAuthorContract('Директор оқитын есеп')
    const director = await insertPerson(press, 'director')
    const sendRequest = { params: { id: contract_id }, body: pastQuarter }
    expect((await director.call('POST /api/realisation/contracts/{id}/send', sendRequest)).status).toBe(403)
  })
})

describe('a royalty', () => {
  /** A past period in which no other test records sales. */
  const pastQuarter = { from: '2017-07-01', to: '2017-09-30' }
  const [toleu, ydyrys] = [createDemoIin(31), createDemoIin(32)]
  const twoAuthors = [
    { name: 'Ә. Төлеу', share: 60, iin: toleu, account: createDemoAccount(31).account },
    { name: 'М. Ыдырыс', share: 40, iin: ydyrys, account: createDemoAccount(32).account },
  ]
  const accrueRoyalty = (id: number, body: Partial<BodyOf<'POST /api/realisation/contracts/{id}/accrue'>> = {}) =>
    clerk.call('POST /api/realisation/contracts/{id}/accrue', {
      params: { id },
      body: { ...pastQuarter, date: getToday(), ...body },
    })
  const insertSoldTitle = async (
    name: string,
    authors: Parameters<typeof insertRoyaltyContract>[2] = { authors: twoAuthors },
  ) => {
    const title = await insertRoyaltyContract(press, name, { starts_on: '2016-01-01', ...authors })
    await insertSale(title.book_id, 'partners', '2017-08-01', 100, 112_000)
    return title
  }

  it('is accrued to each author with the withheld amounts and paid in a payout', async () => {
    const { contract_id, number } = await insertSoldTitle('Есептелген қаламақы')
    const statementBefore = await readStatement(contract_id, pastQuarter)
    const { status, body } = await accrueRoyalty(contract_id, { owed: statementBefore.owed, entrepreneurs: [1] })
    expect(status).toBe(200)
    // Authors get 12 % of 112 000 ₸ including 12 % VAT: 12 000 ₸, of which sixty per cent are 7 200 ₸.
    const [first, second] = ['Ә. Төлеу', 'М. Ыдырыс'].map((name) =>
      body.accruals.find(({ party }) => party.name === name),
    )
    const { lines, net } = calculateWithholding(
      { gross: 720_000, payee: 'person', earning: 'royalty' },
      findWithholdingRates(lawfulWithholding, getToday()),
    )
    expect(first).toMatchObject({ kind: 'royalty', gross: 720_000, withheld: lines, net, contract: { number } })
    expect(second).toMatchObject({ gross: 480_000, withheld: [], net: 480_000, payee: 'entrepreneur' })
    const { shares } = await readStatement(contract_id, pastQuarter)
    expect(shares).toMatchObject([
      { sum: 720_000, net, withheld: lines, bin: toleu, accrual: { id: first?.id, paid_on: null } },
      { sum: 480_000, net: 480_000, withheld: [], accrual: { id: second?.id } },
    ])
    const ids = body.accruals.map(({ id }) => id)
    expect((await clerk.call('GET /api/payouts')).body.accruals.map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids),
    )
    const payoutResponse = await clerk.call('POST /api/payouts', {
      body: { key: randomUUID(), number: 'АВ-1', date: getToday(), accruals: ids.map((id) => ({ id })) },
    })
    expect(payoutResponse.body.payout).toMatchObject({ works: 0, people: 2, gross: 1_200_000, net: net + 480_000 })
    expect((await readStatement(contract_id, pastQuarter)).shares[0]?.accrual?.paid_on).toBe(getToday())
  })

  it.each(['ru', 'kz', 'en'] as const)(
    'of an author with an account appears in their wallet, as a PDF in %s',
    async (lang) => {
      const t = getTranslator(lang)
      const author = await insertPerson(press, 'author', 'Қалам Иесі')
      const { contract_id, number } = await insertSoldTitle('Әмиян', { authors: [{ name: 'Қалам Иесі', share: 100 }] })
      await db
        .update(contracts)
        .set({ party_id: author.id, party_bin: createDemoIin(33), party_account: createDemoAccount(33).account })
        .where(eq(contracts.id, contract_id))
      const [accrual] = (await accrueRoyalty(contract_id)).body.accruals
      const { acts } = (await author.call('GET /api/wallet/acts')).body
      expect(acts).toMatchObject([{ id: accrual?.id, kind: 'royalty', gross: 1_200_000, works: 0 }])
      const answer = await author.fetch(`/api/wallet/acts/${accrual?.id}.pdf?lang=${lang}`)
      const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
      const text = collapseWhitespace((await extractText(pdf, { mergePages: true })).text)
      for (const expectedText of [
        t('documents:kind.royalty'),
        t('documents:act.press'),
        t('documents:act.percent', { share: '100' }),
        'Қалам Иесі',
        createDemoIin(33),
        'Әмиян',
        number,
        demoPress.bin,
        ...(accrual?.withheld ?? []).map(({ sum }) => `−${formatDocumentAmount(sum, lang)}`),
        ...[1_200_000, accrual?.net ?? 0].flatMap((sum) => [formatDocumentAmount(sum, lang), amountInWords(sum, lang)]),
      ])
        expect(text).toContain(collapseWhitespace(expectedText))
    },
  )

  it('is printed in its statement with the parties, withheld amounts and net sum', async () => {
    const { contract_id, number } = await insertSoldTitle('Басылған есеп')
    await accrueRoyalty(contract_id)
    const { shares } = await readStatement(contract_id, pastQuarter)
    const response = await clerk.fetch(
      `/api/realisation/contracts/${contract_id}/statement.pdf?from=${pastQuarter.from}&to=${pastQuarter.to}&lang=ru`,
    )
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const text = collapseWhitespace((await extractText(pdf, { mergePages: true })).text)
    for (const expectedText of [
      demoPress.bin,
      toleu,
      ydyrys,
      number,
      'ОПВ, 10 %',
      collapseWhitespace(formatDocumentAmount(shares[0]?.net ?? 0, 'ru')),
    ])
      expect(text).toContain(expectedText)
  })

  it('is refused for a running period, twice, without sales or without an author’s IIN', async () => {
    const t = getTranslator('ru')
    const { contract_id } = await insertSoldTitle('Бас тартылған')
    const { from, to } = getQuarter(getToday())
    expect((await accrueRoyalty(contract_id, { from, to })).body.error.message).toBe(t('errors:royalty.notOver'))
    expect((await accrueRoyalty(contract_id, { owed: 1 })).status).toBe(409)
    const answers = await Promise.all([accrueRoyalty(contract_id), accrueRoyalty(contract_id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    const unsoldRoyalty = await insertRoyaltyContract(press, 'Сатылмаған', {
      starts_on: '2016-01-01',
      authors: twoAuthors,
    })
    expect((await accrueRoyalty(unsoldRoyalty.contract_id)).body.error.message).toBe(t('errors:royalty.nothing'))
    const royaltyWithoutIin = await insertSoldTitle('ЖСН жоқ автор', {
      authors: [{ name: 'Белгісіз Автор', share: 100 }],
    })
    const refusedResponse = await accrueRoyalty(royaltyWithoutIin.contract_id)
    expect([refusedResponse.status, refusedResponse.body.error.lacks]).toEqual([
      422,
      [{ side: 'party', field: 'bin', name: 'Белгісіз Автор' }],
    ])
  })

  it('of two authors with the same name is matched to the right author', async () => {
    const namesakes = [
      { ...twoAuthors[0], name: 'А. Ли', share: 60 },
      { ...twoAuthors[1], name: 'А. Ли', share: 40 },
    ].map((author) => ({ iin: '', account: '', ...author }))
    const { contract_id } = await insertSoldTitle('Аттас авторлар', { authors: namesakes })
    const { accruals } = (await accrueRoyalty(contract_id, { entrepreneurs: [1] })).body
    const findAccrualId = (gross: number) => accruals.find((accrual) => accrual.gross === gross)?.id
    const [first, second] = [findAccrualId(720_000), findAccrualId(480_000)]
    expect((await readStatement(contract_id, pastQuarter)).shares).toMatchObject([
      { bin: toleu, accrual: { id: first, gross: 720_000 } },
      { bin: ydyrys, accrual: { id: second, gross: 480_000 }, net: 480_000 },
    ])
    await clerk.call('POST /api/payouts/accruals/{id}/cancel', {
      params: { id: first ?? 0 },
      body: { reason: 'Қате' },
    })
    expect((await readStatement(contract_id, pastQuarter)).shares.map(({ accrual }) => accrual?.id)).toEqual([
      undefined,
      second,
    ])
  })

  it('of a party with a namesake is linked only to the party’s account', async () => {
    const party = await insertPerson(press, 'author', 'А. Ким')
    const namesakes = [
      { name: 'А. Ким', share: 50, iin: createDemoIin(34), account: createDemoAccount(34).account },
      { name: 'А. Ким', share: 50, iin: createDemoIin(35), account: createDemoAccount(35).account },
    ]
    const { contract_id } = await insertSoldTitle('Тараптың аттасы', { authors: namesakes })
    await db
      .update(contracts)
      .set({ party_id: party.id, party_name: 'А. Ким', party_bin: createDemoIin(35) })
      .where(eq(contracts.id, contract_id))
    const { accruals } = (await accrueRoyalty(contract_id)).body
    expect(accruals.map((one) => [one.party.bin, one.payee_id])).toEqual([
      [createDemoIin(34), null],
      [createDemoIin(35), party.id],
    ])
  })

  it('includes every sale entered before it, even one committed at the same moment', async () => {
    const { book_id, contract_id } = await insertSoldTitle('Сол сәттегі сату')
    const enteringClient = await press.database.pool.connect()
    try {
      await enteringClient.query('begin')
      await enteringClient.query('select from books where id = $1 for no key update', [book_id])
      await enteringClient.query(
        `insert into book_sales (book_id, channel, date, copies, sum) values ($1, 'shop', '2017-08-02', 100, 11200000)`,
        [book_id],
      )
      const accrualPromise = accrueRoyalty(contract_id)
      await vi.waitFor(
        async () => {
          const { rows } = await press.database.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%from "books"%'`,
          )
          expect(rows).toHaveLength(1)
        },
        { timeout: 15_000 },
      )
      await enteringClient.query('commit')
      const { status, body } = await accrualPromise
      expect([status, body.accruals.reduce((sum, { gross }) => sum + gross, 0)]).toEqual([200, 2_400_000])
    } finally {
      // Closes the connection, so that a failure leaves no open transaction.
      enteringClient.release(true)
    }
  })

  it('and simultaneous sales of its book are processed one after another', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { book_id, contract_id } = await insertSoldTitle(`Қатар сату ${round}`)
      const [accrual, sale] = await Promise.all([accrueRoyalty(contract_id), enterSale(book_id)])
      expect([accrual.status, sale.status]).toEqual([200, 200])
      const loggedEvents = await db.select({ id: events.id, type: events.type, of: events.resource_id }).from(events)
      const findEventId = (type: string, resourceId: number) =>
        loggedEvents.find((event) => event.type === type && event.of === resourceId)?.id ?? 0
      const isSoldFirst =
        findEventId('realisation.sale-entered', sale.body.sale.id) < findEventId('realisation.accrued', contract_id)
      expect(accrual.body.accruals.reduce((sum, { gross }) => sum + gross, 0)).toBe(isSoldFirst ? 2_400_000 : 1_200_000)
      // The statement shows the later sale: it owes more than was accrued.
      expect((await readStatement(contract_id, pastQuarter)).owed).toBe(2_400_000)
    }
  })

  it('can be accrued again after cancellation; its contract cannot be deleted', async () => {
    const { contract_id } = await insertSoldTitle('Қайта есептелген')
    const firstAccruals = (await accrueRoyalty(contract_id)).body.accruals
    for (const { id } of firstAccruals)
      await clerk.call('POST /api/payouts/accruals/{id}/cancel', { params: { id }, body: { reason: 'Қате' } })
    expect((await accrueRoyalty(contract_id)).status).toBe(200)
    const removalResponse = await clerk.call('DELETE /api/realisation/contracts/{id}/terms', {
      params: { id: contract_id },
    })
    expect([removalResponse.status, removalResponse.body.error.message]).toEqual([
      422,
      getTranslator('ru')('errors:royalty.hasAccruals'),
    ])
  })
})
