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
  withheldOf,
  withholdingOn,
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
import { demoAccount, demoIin } from '../../src/demo/requisites.ts'
import { getTranslator } from '../../src/texts.ts'
import { offerItem, offerOf, royaltyOf, insertPerson, turnoverOf } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')

/** A quarter in which no other test records sales. */
const quarter = { from: '2019-07-01', to: '2019-09-30' }
const later = { from: '2031-07-01', to: '2031-09-30' }
type Query = { from: string; to: string; [key: string]: string | number }

const list = async (query: Query) => (await clerk.call('GET /api/realisation', { query })).body
const statementOf = async (id: number, query: Query) =>
  (await clerk.call('GET /api/realisation/contracts/{id}', { params: { id }, query })).body.statement
const sell = (book_id: number, channel: SaleChannel, date: string, copies: number, tenge: number) =>
  db.insert(bookSales).values({ book_id, channel, date, copies, sum: fromTenge(tenge) })
/** Enters a hundred copies as accounting does. */
const enterSale = (id: number) =>
  clerk.call('POST /api/realisation/books/{id}/sales', {
    params: { id },
    body: { channel: 'shop', date: '2017-08-02', copies: 100, sum: 11_200_000 },
  })
const rowOf = async (book_id: number, query: Query = later) =>
  (await list({ ...query, per_page: 100 })).rows.find((row) => row.book_id === book_id)

const picture = [
  { name: 'Ә. Төлеу', share: 60 },
  { name: 'М. Ыдырыс', share: 40 },
]
/** Creates a title with two authors and sales through three channels on one day. */
async function withPicture(day: string) {
  const of = await royaltyOf(press, 'Алтай өркениеті', { authors: picture, starts_on: '2019-01-01' })
  await sell(of.book_id, 'shop', day, 61, 481_900)
  await sell(of.book_id, 'partners', day, 320, 2_224_640)
  await sell(of.book_id, 'university', day, 15, 106_650)
  return of
}

/** Returns the sum and the line of a document with copies of the offer's first title, at 800 tenge each. */
const sold = (quantity: number) => ({
  sum: quantity * 80_000,
  lines: [{ item: 0, work: null, quantity, price: 80_000, sum: quantity * 80_000, vat: 0, exempt: false }],
})

describe('copies sold in a quarter', () => {
  it('are listed by title with the royalty owed to the authors, to the tiyn', async () => {
    const { book_id, contract_id, number } = await withPicture('2031-08-15')
    expect(await rowOf(book_id)).toMatchObject({
      name: 'Алтай өркениеті',
      authors: 'Ә. Төлеу, М. Ыдырыс',
      channels: { shop: 61, partners: 320, university: 15 },
      copies: 396,
      sum: 281_319_000,
      owed: 29_101_965,
      contract: { id: contract_id, number, rate: 12, sent_at: null },
    })
    const statement = await statementOf(contract_id, later)
    expect(statement).toMatchObject({ vat: 38_802_621, net: 242_516_379, owed: 29_101_965, due: '2031-11-30' })
    expect(statement.shares.map(({ sum }) => sum)).toEqual([17_461_179, 11_640_786])
    expect(statement.channels.map(({ price }) => price)).toEqual([790_000, 695_200, 711_000])
  })

  it('include only the quarter’s days; a contract without sales shows zeros', async () => {
    const { book_id, contract_id } = await royaltyOf(press, 'Тыныш тоқсан')
    await sell(book_id, 'shop', '2031-06-30', 1, 100)
    await sell(book_id, 'shop', '2031-10-01', 1, 100)
    expect(await rowOf(book_id)).toMatchObject({ copies: 0, sum: 0, owed: 0 })
    await sell(book_id, 'shop', '2031-07-01', 2, 200)
    await sell(book_id, 'shop', '2031-09-30', 3, 300)
    expect(await rowOf(book_id)).toMatchObject({ copies: 5 })
    expect(await statementOf(contract_id, { from: '2032-01-01', to: '2032-03-31' })).toMatchObject({
      copies: 0,
      owed: 0,
    })
  })

  it('are reduced by returned copies', async () => {
    const { book_id } = await royaltyOf(press, 'Қайтарылған кітап', { rate: 10 })
    await sell(book_id, 'partners', '2031-07-10', 10, 11_600)
    await sell(book_id, 'partners', '2031-08-10', -4, -4_640)
    expect(await rowOf(book_id)).toMatchObject({ channels: { partners: 6 }, sum: 696_000, vat: 96_000, owed: 60_000 })
  })

  it('include shop orders once they are delivered', async () => {
    const { book_id } = await royaltyOf(press, 'Дүкендегі кітап')
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
    expect(await rowOf(book_id)).toMatchObject({ channels: { shop: 3, partners: 0 }, sum: 600_000 })
  })

  it('include waybills of offers with a sales contract, minus returns', async () => {
    const { book_id } = await royaltyOf(press, 'Серіктестегі кітап')
    const [own] = await db.select({ id: organizations.id }).from(organizations).where(eq(organizations.is_press, true))
    const facts: NonNullable<Parameters<typeof offerOf>[1]> = {
      status: 'done',
      has_sales_contract: true,
      date: '2031-02-01',
      items: [{ ...offerItem, name: 'Серіктестегі кітап', quantity: 10, price: 80_000 }],
    }
    const shipped = await offerOf(press, facts)
    await turnoverOf(press, shipped, { date: '2031-07-05', ...sold(6) })
    const rest = await turnoverOf(press, shipped, { date: '2031-09-30', ...sold(4) })
    await turnoverOf(press, shipped, { kind: 'return', of_id: rest, date: '2031-09-30', ...sold(1), sum: -80_000 })
    await turnoverOf(press, shipped, { date: '2031-08-01', ...sold(3), cancelled_at: new Date() })
    await turnoverOf(press, await offerOf(press, { ...facts, organization_id: own?.id ?? null }), {
      date: '2031-09-01',
      ...sold(10),
    })
    await turnoverOf(press, await offerOf(press, { ...facts, has_sales_contract: false }), {
      date: '2031-09-01',
      ...sold(10),
    })
    // Nothing has been delivered for this offer yet.
    await offerOf(press, { ...facts, invoice_number: 'Ө-3', invoice_date: '2031-09-01' })
    expect(await rowOf(book_id)).toMatchObject({
      channels: { shop: 0, partners: 9, university: 10 },
      sum: 19 * 80_000,
    })
  })

  it('without a signed contract are counted separately and owe nothing', async () => {
    const before = await list(later)
    const { book_id, contract_id } = await royaltyOf(press, 'Шартсыз кітап', { status: 'draft' })
    const ended = await royaltyOf(press, 'Біткен шарт', { status: 'ended', ends_on: '2031-06-30' })
    await sell(book_id, 'shop', '2031-07-10', 7, 7_000)
    await sell(ended.book_id, 'shop', '2031-07-10', 2, 7_000)
    const after = await list(later)
    expect(after.unsigned).toEqual({ titles: before.unsigned.titles + 2, copies: before.unsigned.copies + 9 })
    expect([after.signed, after.sums]).toEqual([before.signed, before.sums])
    const { rows } = await list({ ...later, unsigned: 'true', search: 'шартсыз' })
    expect(rows).toMatchObject([{ book_id, contract: null, copies: 7, owed: 0 }])
    for (const id of [contract_id, ended.contract_id])
      expect((await clerk.call('GET /api/realisation/contracts/{id}', { params: { id }, query: later })).status).toBe(
        404,
      )
    await db.update(contracts).set({ status: 'signed' }).where(eq(contracts.id, contract_id))
    expect(await rowOf(book_id)).toMatchObject({ copies: 7, owed: 72_414 })
  })

  it('have the same totals by title, by contract and by channel', async () => {
    const { number } = await withPicture('2019-08-15')
    const other = await royaltyOf(press, 'Басқа кітап', { rate: 7.5, starts_on: '2019-01-01' })
    await sell(other.book_id, 'shop', '2019-07-01', 3, 1_000)
    await sell(other.book_id, 'university', '2019-07-01', 1, 333.33)
    const [byBooks, byContracts, byChannels] = await Promise.all(
      ['books', 'contracts', 'channels'].map((group) => list({ ...quarter, group })),
    )
    expect(byContracts?.sums).toEqual(byBooks?.sums)
    expect(byChannels?.sums).toEqual(byBooks?.sums)
    expect(byContracts?.rows.map(({ name }) => name)).toContain(number)
    expect(byChannels?.rows.map(({ key }) => key).sort()).toEqual(['partners', 'shop', 'university'])
  })

  it('can be searched by title and contract number, sorted and paged', async () => {
    const { number, book_id } = await royaltyOf(press, 'Ізделетін кітап')
    for (const search of ['ізделетін', number])
      expect((await list({ ...later, search })).rows.map((row) => row.book_id)).toContain(book_id)
    const { rows, total } = await list({ ...later, sort_by: 'owed', sort_dir: 'asc', per_page: 100 })
    expect(rows.map(({ owed }) => owed)).toEqual(rows.map(({ owed }) => owed).toSorted((one, two) => one - two))
    const paged = await list({ ...later, sort_by: 'owed', sort_dir: 'asc', per_page: 1, page: 2 })
    expect([paged.rows[0]?.key, paged.total]).toEqual([rows[1]?.key, total])
    expect((await clerk.call('GET /api/realisation', { query: { from: later.to, to: later.from } })).status).toBe(422)
  })

  it('export as a table with amounts in tenge', async () => {
    const { number } = await withPicture('2031-08-15')
    const address = `/api/realisation/export?from=${later.from}&to=${later.to}&search=${encodeURIComponent(number)}`
    const text = await (await clerk.fetch(`${address}&format=csv`)).text()
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(3)
    for (const value of ['2813190', '291019,65', '396', number]) expect(text).toContain(value)
    const book = await clerk.fetch(`${address}&format=xlsx&group=channels`)
    expect([book.status, (await book.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  })

  it('are visible to a director and hidden from an author', async () => {
    const author = await insertPerson(press, 'author')
    expect((await author.call('GET /api/realisation', { query: later })).status).toBe(403)
    const director = await insertPerson(press, 'director')
    expect((await director.call('GET /api/realisation', { query: later })).status).toBe(200)
  })
})

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ')

describe.each(['ru', 'kz', 'en'] as const)('a statement in %s', (lang) => {
  it('shows channels, VAT, the royalty owed and each author’s share to the tiyn', async () => {
    const { contract_id, number, book_id } = await withPicture('2031-08-15')
    await db.update(books).set({ book_name: 'Алтай өркениеті: мәтіндер' }).where(eq(books.id, book_id))
    const response = await clerk.fetch(
      `/api/realisation/contracts/${contract_id}/statement.pdf?from=${later.from}&to=${later.to}&lang=${lang}`,
    )
    expect(response.status).toBe(200)
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const text = plain((await extractText(pdf, { mergePages: true })).text)
    const t = getTranslator(lang)
    const sums = [
      48_190_000, 222_464_000, 10_665_000, 281_319_000, 38_802_621, 242_516_379, 29_101_965, 17_461_179, 11_640_786,
    ]
    for (const sum of sums) expect(text).toContain(plain(formatDocumentAmount(sum, lang)))
    for (const words of [
      t('realisation:statement.title'),
      t('realisation:statement.quarter', { quarter: 'III', year: 2031, number }),
      t('realisation:statement.total', { count: 396 }),
      t('realisation:statement.royalty', { rate: '12' }),
      t('realisation:statement.due', { date: formatDocumentDate('2031-11-30', lang, 'until') }),
      t('realisation:channel.partners'),
      'Ә. Төлеу',
      'Алтай өркениеті: мәтіндер',
    ])
      expect(text).toContain(plain(words))
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: { ru: 'ru', kz: 'kk', en: 'en' }[lang] })
  })
})

describe.each([1, 10, maxRoyaltyAuthors])('a statement to %d authors for sixty sales', (count) => {
  it.each(['ru', 'kz', 'en'] as const)('shows each author’s share and the withheld amounts in %s', async (lang) => {
    const t = getTranslator(lang)
    const period = { from: '2016-07-01', to: '2016-09-30' }
    const authors = Array.from({ length: count }, (_none, at) => ({
      name: `Қаламгер № ${at + 1} Әуезұлы`,
      share: 100 / count,
      iin: demoIin(40 + at),
      account: demoAccount(40 + at).account,
    }))
    const { contract_id, book_id, number } = await royaltyOf(press, `Көп автор ${count} ${lang}`, {
      authors,
      starts_on: '2016-01-01',
    })
    for (let at = 0; at < 60; at += 1)
      await sell(book_id, saleChannels[at % saleChannels.length] ?? 'shop', addDays(period.from, at), 10 + at, 112_000)
    const { status } = await clerk.call('POST /api/realisation/contracts/{id}/accrue', {
      params: { id: contract_id },
      body: { ...period, date: getToday() },
    })
    expect(status).toBe(200)
    const { shares, channels, owed, sum } = await statementOf(contract_id, period)
    expect([shares.length, channels.length, sum]).toEqual([count, saleChannels.length, 60 * fromTenge(112_000)])
    const response = await clerk.fetch(
      `/api/realisation/contracts/${contract_id}/statement.pdf?from=${period.from}&to=${period.to}&lang=${lang}`,
    )
    expect(response.status).toBe(200)
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const text = plain((await extractText(pdf, { mergePages: true })).text)
    for (const words of [
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
      expect(text).toContain(plain(words))
  })
})

const contractOf = (name: string) => royaltyOf(press, name, { authors: picture, starts_on: '2018-01-01' })
const lettersTo = (email: string) => {
  const folder = join(press.config.dataDir, 'mail')
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${email}`))
}

describe('a statement to the authors', () => {
  /** A past period in which no other test records sales. */
  const past = { from: '2018-07-01', to: '2018-09-30' }
  const send = (id: number, body: Partial<BodyOf<'POST /api/realisation/contracts/{id}/send'>> = {}) =>
    clerk.call('POST /api/realisation/contracts/{id}/send', { params: { id }, body: { ...past, ...body } })

  it('is emailed in the authors’ language, and the stored file never changes after later sales', async () => {
    const { contract_id, book_id, number } = await contractOf('Жіберілетін есеп')
    await sell(book_id, 'partners', '2018-08-01', 10, 11_200)
    const email = `kept-${contract_id}@test.example`
    const { status, body } = await send(contract_id, { email, message: 'Құттықтаймыз', owed: 120_000 })
    expect(status).toBe(200)
    expect(body.sending).toMatchObject({ ...past, language: 'kz', owed: 120_000, email, sent_by: clerk.name })
    await expect.poll(async () => (await statementOf(contract_id, past)).sendings[0]?.state).toBe('sent')
    const [sent] = (await statementOf(contract_id, past)).sendings
    const [letter = ''] = lettersTo(email)
    const attached = /filename[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/u.exec(
      letter.slice(letter.indexOf('application/pdf')),
    )
    const bytes = Buffer.from(attached?.[1] ?? '', 'base64')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sent?.sha256)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const text = plain((await extractText(pdf, { mergePages: true })).text)
    for (const words of [
      getTranslator('kz')('realisation:statement.title'),
      number,
      formatDocumentAmount(120_000, 'kz'),
    ])
      expect(text).toContain(plain(words))

    await sell(book_id, 'partners', '2018-08-02', 10, 11_200)
    const sentBytes = Buffer.from(await (await clerk.fetch(`/api/files/${sent?.file.id}`)).arrayBuffer())
    expect(createHash('sha256').update(sentBytes).digest('hex')).toBe(sent?.sha256)
    expect((await statementOf(contract_id, past)).owed).toBe(240_000)
    const author = await insertPerson(press, 'author')
    expect((await author.fetch(`/api/files/${sent?.file.id}`)).status).toBe(404)
  })

  it('is sent once, even by two simultaneous requests, and again only on demand', async () => {
    const { contract_id, book_id } = await contractOf('Екі рет кетпейтін есеп')
    const answers = await Promise.all([send(contract_id), send(contract_id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.error.message).toBe(getTranslator('ru')('errors:royalty.sent'))
    expect((await rowOf(book_id, past))?.contract?.sent_at).not.toBeNull()
    expect((await send(contract_id, { again: true, email: 'other@test.example' })).status).toBe(200)
    const { sendings, email } = await statementOf(contract_id, past)
    expect([sendings.map((one) => one.email), email]).toEqual([
      ['other@test.example', 'author@test.example'],
      'other@test.example',
    ])
    const next = { from: '2018-10-01', to: '2018-12-31' }
    expect((await send(contract_id, next)).status).toBe(200)
  })

  it('can be sent again when the mail server refused it', async () => {
    const { contract_id, book_id } = await contractOf('Жеткізілмеген есеп')
    expect((await send(contract_id)).status).toBe(200)
    await expect.poll(async () => (await statementOf(contract_id, past)).sendings[0]?.state).toBe('sent')
    await db.update(royaltyDeliveries).set({ state: 'failed' }).where(eq(royaltyDeliveries.contract_id, contract_id))
    expect((await rowOf(book_id, past))?.contract?.sent_at).toBeNull()
    expect((await send(contract_id)).status).toBe(200)
  })

  it('is not sent without an address, before the quarter ends or with an outdated sum', async () => {
    const { contract_id, book_id } = await contractOf('Жіберілмейтін есеп')
    const t = getTranslator('ru')
    expect((await send(contract_id, { email: 'айгуль' })).body.error).toMatchObject({
      fields: { email: t('errors:fields.email') },
    })
    const { from, to } = getQuarter(getToday())
    const early = await send(contract_id, { from, to })
    expect([early.status, early.body.error.message]).toEqual([422, t('errors:royalty.running')])
    await sell(book_id, 'shop', '2018-08-01', 10, 11_200)
    expect((await send(contract_id, { owed: 0 })).status).toBe(409)
    await db.update(royaltyTerms).set({ email: '' }).where(eq(royaltyTerms.contract_id, contract_id))
    const nowhere = await send(contract_id)
    expect([nowhere.status, nowhere.body.error.message]).toEqual([422, t('errors:royalty.noAddress')])
    expect((await statementOf(contract_id, past)).sendings).toEqual([])
  })

  it('cannot be sent by a director', async () => {
    const { contract_id } = await contractOf('Директор оқитын есеп')
    const director = await insertPerson(press, 'director')
    const sendRequest = { params: { id: contract_id }, body: past }
    expect((await director.call('POST /api/realisation/contracts/{id}/send', sendRequest)).status).toBe(403)
  })
})

describe('a royalty', () => {
  /** A past period in which no other test records sales. */
  const past = { from: '2017-07-01', to: '2017-09-30' }
  const [toleu, ydyrys] = [demoIin(31), demoIin(32)]
  const two = [
    { name: 'Ә. Төлеу', share: 60, iin: toleu, account: demoAccount(31).account },
    { name: 'М. Ыдырыс', share: 40, iin: ydyrys, account: demoAccount(32).account },
  ]
  const accrue = (id: number, body: Partial<BodyOf<'POST /api/realisation/contracts/{id}/accrue'>> = {}) =>
    clerk.call('POST /api/realisation/contracts/{id}/accrue', {
      params: { id },
      body: { ...past, date: getToday(), ...body },
    })
  const soldTitle = async (name: string, authors: Parameters<typeof royaltyOf>[2] = { authors: two }) => {
    const title = await royaltyOf(press, name, { starts_on: '2016-01-01', ...authors })
    await sell(title.book_id, 'partners', '2017-08-01', 100, 112_000)
    return title
  }

  it('is accrued to each author with the withheld amounts and paid in a payout', async () => {
    const { contract_id, number } = await soldTitle('Есептелген қаламақы')
    const before = await statementOf(contract_id, past)
    const { status, body } = await accrue(contract_id, { owed: before.owed, entrepreneurs: [1] })
    expect(status).toBe(200)
    // Authors get 12 % of 112 000 ₸ including 12 % VAT: 12 000 ₸, of which sixty per cent are 7 200 ₸.
    const [first, second] = ['Ә. Төлеу', 'М. Ыдырыс'].map((name) =>
      body.accruals.find(({ party }) => party.name === name),
    )
    const { lines, net } = withheldOf(
      { gross: 720_000, payee: 'person', earning: 'royalty' },
      withholdingOn(lawfulWithholding, getToday()),
    )
    expect(first).toMatchObject({ kind: 'royalty', gross: 720_000, withheld: lines, net, contract: { number } })
    expect(second).toMatchObject({ gross: 480_000, withheld: [], net: 480_000, payee: 'entrepreneur' })
    const { shares } = await statementOf(contract_id, past)
    expect(shares).toMatchObject([
      { sum: 720_000, net, withheld: lines, bin: toleu, accrual: { id: first?.id, paid_on: null } },
      { sum: 480_000, net: 480_000, withheld: [], accrual: { id: second?.id } },
    ])
    const ids = body.accruals.map(({ id }) => id)
    expect((await clerk.call('GET /api/payouts')).body.accruals.map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids),
    )
    const paid = await clerk.call('POST /api/payouts', {
      body: { key: randomUUID(), number: 'АВ-1', date: getToday(), accruals: ids.map((id) => ({ id })) },
    })
    expect(paid.body.payout).toMatchObject({ works: 0, people: 2, gross: 1_200_000, net: net + 480_000 })
    expect((await statementOf(contract_id, past)).shares[0]?.accrual?.paid_on).toBe(getToday())
  })

  it.each(['ru', 'kz', 'en'] as const)(
    'of an author with an account appears in their wallet, as a PDF in %s',
    async (lang) => {
      const t = getTranslator(lang)
      const author = await insertPerson(press, 'author', 'Қалам Иесі')
      const { contract_id, number } = await soldTitle('Әмиян', { authors: [{ name: 'Қалам Иесі', share: 100 }] })
      await db
        .update(contracts)
        .set({ party_id: author.id, party_bin: demoIin(33), party_account: demoAccount(33).account })
        .where(eq(contracts.id, contract_id))
      const [accrual] = (await accrue(contract_id)).body.accruals
      const { acts } = (await author.call('GET /api/wallet/acts')).body
      expect(acts).toMatchObject([{ id: accrual?.id, kind: 'royalty', gross: 1_200_000, works: 0 }])
      const answer = await author.fetch(`/api/wallet/acts/${accrual?.id}.pdf?lang=${lang}`)
      const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
      const text = plain((await extractText(pdf, { mergePages: true })).text)
      for (const words of [
        t('documents:kind.royalty'),
        t('documents:act.press'),
        t('documents:act.percent', { share: '100' }),
        'Қалам Иесі',
        demoIin(33),
        'Әмиян',
        number,
        demoPress.bin,
        ...(accrual?.withheld ?? []).map(({ sum }) => `−${formatDocumentAmount(sum, lang)}`),
        ...[1_200_000, accrual?.net ?? 0].flatMap((sum) => [formatDocumentAmount(sum, lang), amountInWords(sum, lang)]),
      ])
        expect(text).toContain(plain(words))
    },
  )

  it('is printed in its statement with the parties, withheld amounts and net sum', async () => {
    const { contract_id, number } = await soldTitle('Басылған есеп')
    await accrue(contract_id)
    const { shares } = await statementOf(contract_id, past)
    const response = await clerk.fetch(
      `/api/realisation/contracts/${contract_id}/statement.pdf?from=${past.from}&to=${past.to}&lang=ru`,
    )
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const text = plain((await extractText(pdf, { mergePages: true })).text)
    for (const words of [
      demoPress.bin,
      toleu,
      ydyrys,
      number,
      'ОПВ, 10 %',
      plain(formatDocumentAmount(shares[0]?.net ?? 0, 'ru')),
    ])
      expect(text).toContain(words)
  })

  it('is refused for a running period, twice, without sales or without an author’s IIN', async () => {
    const t = getTranslator('ru')
    const { contract_id } = await soldTitle('Бас тартылған')
    const { from, to } = getQuarter(getToday())
    expect((await accrue(contract_id, { from, to })).body.error.message).toBe(t('errors:royalty.notOver'))
    expect((await accrue(contract_id, { owed: 1 })).status).toBe(409)
    const answers = await Promise.all([accrue(contract_id), accrue(contract_id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    const none = await royaltyOf(press, 'Сатылмаған', { starts_on: '2016-01-01', authors: two })
    expect((await accrue(none.contract_id)).body.error.message).toBe(t('errors:royalty.nothing'))
    const nameless = await soldTitle('ЖСН жоқ автор', { authors: [{ name: 'Белгісіз Автор', share: 100 }] })
    const refused = await accrue(nameless.contract_id)
    expect([refused.status, refused.body.error.lacks]).toEqual([
      422,
      [{ side: 'party', field: 'bin', name: 'Белгісіз Автор' }],
    ])
  })

  it('of two authors with the same name is matched to the right author', async () => {
    const namesakes = [
      { ...two[0], name: 'А. Ли', share: 60 },
      { ...two[1], name: 'А. Ли', share: 40 },
    ].map((author) => ({ iin: '', account: '', ...author }))
    const { contract_id } = await soldTitle('Аттас авторлар', { authors: namesakes })
    const { accruals } = (await accrue(contract_id, { entrepreneurs: [1] })).body
    const idOf = (gross: number) => accruals.find((accrual) => accrual.gross === gross)?.id
    const [first, second] = [idOf(720_000), idOf(480_000)]
    expect((await statementOf(contract_id, past)).shares).toMatchObject([
      { bin: toleu, accrual: { id: first, gross: 720_000 } },
      { bin: ydyrys, accrual: { id: second, gross: 480_000 }, net: 480_000 },
    ])
    await clerk.call('POST /api/payouts/accruals/{id}/cancel', {
      params: { id: first ?? 0 },
      body: { reason: 'Қате' },
    })
    expect((await statementOf(contract_id, past)).shares.map(({ accrual }) => accrual?.id)).toEqual([undefined, second])
  })

  it('of a party with a namesake is linked only to the party’s account', async () => {
    const party = await insertPerson(press, 'author', 'А. Ким')
    const namesakes = [
      { name: 'А. Ким', share: 50, iin: demoIin(34), account: demoAccount(34).account },
      { name: 'А. Ким', share: 50, iin: demoIin(35), account: demoAccount(35).account },
    ]
    const { contract_id } = await soldTitle('Тараптың аттасы', { authors: namesakes })
    await db
      .update(contracts)
      .set({ party_id: party.id, party_name: 'А. Ким', party_bin: demoIin(35) })
      .where(eq(contracts.id, contract_id))
    const { accruals } = (await accrue(contract_id)).body
    expect(accruals.map((one) => [one.party.bin, one.payee_id])).toEqual([
      [demoIin(34), null],
      [demoIin(35), party.id],
    ])
  })

  it('includes every sale entered before it, even one committed at the same moment', async () => {
    const { book_id, contract_id } = await soldTitle('Сол сәттегі сату')
    const entering = await press.database.pool.connect()
    try {
      await entering.query('begin')
      await entering.query('select from books where id = $1 for no key update', [book_id])
      await entering.query(
        `insert into book_sales (book_id, channel, date, copies, sum) values ($1, 'shop', '2017-08-02', 100, 11200000)`,
        [book_id],
      )
      const accruing = accrue(contract_id)
      await vi.waitFor(
        async () => {
          const { rows } = await press.database.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%from "books"%'`,
          )
          expect(rows).toHaveLength(1)
        },
        { timeout: 15_000 },
      )
      await entering.query('commit')
      const { status, body } = await accruing
      expect([status, body.accruals.reduce((sum, { gross }) => sum + gross, 0)]).toEqual([200, 2_400_000])
    } finally {
      // Closes the connection, so that a failure leaves no open transaction.
      entering.release(true)
    }
  })

  it('and simultaneous sales of its book are processed one after another', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { book_id, contract_id } = await soldTitle(`Қатар сату ${round}`)
      const [accrual, sale] = await Promise.all([accrue(contract_id), enterSale(book_id)])
      expect([accrual.status, sale.status]).toEqual([200, 200])
      const loggedEvents = await db.select({ id: events.id, type: events.type, of: events.resource_id }).from(events)
      const idOf = (type: string, of: number) =>
        loggedEvents.find((event) => event.type === type && event.of === of)?.id ?? 0
      const soldFirst = idOf('realisation.sale-entered', sale.body.sale.id) < idOf('realisation.accrued', contract_id)
      expect(accrual.body.accruals.reduce((sum, { gross }) => sum + gross, 0)).toBe(soldFirst ? 2_400_000 : 1_200_000)
      // The statement shows the later sale: it owes more than was accrued.
      expect((await statementOf(contract_id, past)).owed).toBe(2_400_000)
    }
  })

  it('can be accrued again after cancellation; its contract cannot be deleted', async () => {
    const { contract_id } = await soldTitle('Қайта есептелген')
    const first = (await accrue(contract_id)).body.accruals
    for (const { id } of first)
      await clerk.call('POST /api/payouts/accruals/{id}/cancel', { params: { id }, body: { reason: 'Қате' } })
    expect((await accrue(contract_id)).status).toBe(200)
    const removed = await clerk.call('DELETE /api/realisation/contracts/{id}/terms', { params: { id: contract_id } })
    expect([removed.status, removed.body.error.message]).toEqual([
      422,
      getTranslator('ru')('errors:royalty.hasAccruals'),
    ])
  })
})
