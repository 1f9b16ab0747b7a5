import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyOf } from '@press/contract'
import { amountInWords, offerDocumentKinds, type OfferDocumentKind } from '@press/domain'
import { formatMoney, formatDocumentAmount, type Locale } from '@press/i18n/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { getTranslator } from '../../src/texts.ts'
import { createOfferForm, offerItem, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const sales = await insertPerson(press, 'accounting', 'Айгүл Сәрсен')
const reader = await insertPerson(press, 'pm')
const author = await insertPerson(press, 'author')
const locales = ['ru', 'kz', 'en'] as const

type Form = BodyOf<'POST /api/offers'>
const recipientFields: Partial<Form> = {
  recipient_name: '«Облыстық әмбебап кітапхана» КММ',
  recipient_address: 'Талдықорған қ., Тәуелсіздік к-сі, 12',
  sender_name: 'РГП «Университет баспасы»',
  sender_account: 'KZ86125KZT5004100100',
  sender_bank: 'АО «Народный банк Казахстана»',
  sender_bic: 'HSBKKZKX',
  sender_kbe: '16',
  sender_knp: '710',
}
/** Returns a number of lines for an offer, each with a different title. Together they contain all Kazakh letters. */
const createLines = (count: number): Form['items'] =>
  Array.from({ length: count }, (_none, index) => ({
    ...offerItem,
    name: `Әңгіме № ${index + 1}: ұлы һәм көңілді ғұмыр`,
    quantity: 3 + index,
    price: 123_457 + index,
  }))

async function createOffer(overrides: Partial<Form> = {}) {
  const { body } = await sales.call('POST /api/offers', { body: createOfferForm({ ...recipientFields, ...overrides }) })
  expect(body).toHaveProperty('offer')
  return body.offer
}
/** Creates an accepted offer with an invoice. */
async function createInvoicedOffer(overrides: Partial<Form> = {}) {
  const { id } = await createOffer(overrides)
  await sales.call('POST /api/offer/update-status', { body: { offer_id: id, status: 'accept' } })
  await sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: { invoice_date: '2026-11-06' } })
  await sales.call('POST /api/offers/{offerId}/update-invoice', {
    params: { offerId: id },
    body: { contract_number: '214-26', contract_date: '2026-11-06' },
  })
  return (await sales.call('GET /api/offers/{id}', { params: { id } })).body.offer
}

const collapseWhitespace = (text: string): string => text.replaceAll(/\s+/gu, ' ')
async function openDocument(person: Pick<TestPerson, 'fetch'>, id: number, kind: OfferDocumentKind, lang: Locale) {
  const response = await person.fetch(`/api/offers/${id}/documents/${kind}.pdf?lang=${lang}`)
  expect(response.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  return { pdf, text: collapseWhitespace(text) }
}

/** Returns the vertical position of each text on the first page. For a repeated text, returns its first position. */
async function readTextHeights(pdf: Awaited<ReturnType<typeof openDocument>>['pdf']): Promise<Map<string, number>> {
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const heights = new Map<string, number>()
  for (const item of items) {
    if (!('str' in item) || !item.str.trim()) continue
    const text = collapseWhitespace(item.str)
    if (!heights.has(text)) heights.set(text, Math.round((item.transform as number[])[5] ?? 0))
  }
  return heights
}

describe.each([1, 10, 60])('documents of an offer of %d lines', (count) => {
  it.each(locales)('state its data to the tiyn in %s', async (lang) => {
    const t = getTranslator(lang)
    const offer = await createInvoicedOffer({ items: createLines(count), note: 'Жеткізу ұлы қалаға дейін' })
    for (const kind of offerDocumentKinds) {
      const { text, pdf } = await openDocument(sales, offer.id, kind, lang)
      for (const { name, quantity, price } of offer.items) {
        expect(text).toContain(name)
        expect(text).toContain(collapseWhitespace(formatDocumentAmount(quantity * price, lang)))
      }
      expect(text).toContain(collapseWhitespace(formatDocumentAmount(offer.vat, lang)))
      expect(text).toContain(amountInWords(offer.sum, lang))
      expect(text).toContain(offer.recipient_name)
      const pages = collapseWhitespace(t('documents:pages', { page: pdf.numPages, pages: pdf.numPages }))
      expect(text).toContain(pages)
      expect((await pdf.getMetadata()).info).toMatchObject({ Language: { ru: 'ru', kz: 'kk', en: 'en' }[lang] })
    }
  })
})

describe('the documents of an offer', () => {
  it.each(locales)('show each figure of a commercial offer in its own row in %s', async (lang) => {
    const t = getTranslator(lang)
    const name = 'Записки о природе Северного Казахстана, собранные за сорок лет '.repeat(3).trim()
    const pricedWork = { name: 'Корректура', unit_count: 20, unit_price: 451_234 }
    const { id } = await createOffer({
      items: [{ ...offerItem, name, quantity: 317, price: 123_457, work_types: [pricedWork] }],
    })
    const heights = await readTextHeights((await openDocument(sales, id, 'kp', lang)).pdf)
    const getTextsOfRow = (text: string) =>
      [...heights]
        .filter(([, height]) => Math.abs(height - (heights.get(text) ?? 0)) <= 1)
        .map(([lineText]) => lineText)
    const formatSum = (tiyn: number) => collapseWhitespace(formatDocumentAmount(tiyn, lang))
    expect(getTextsOfRow(t('offer-documents:kp.print'))).toEqual(
      expect.arrayContaining([formatSum(123_457), formatSum(317 * 123_457)]),
    )
    expect(getTextsOfRow(pricedWork.name)).toEqual(
      expect.arrayContaining([`20 ${t('offer-documents:unit.service')}`, formatSum(451_234), formatSum(20 * 451_234)]),
    )
    // The book's own sum is next to the first line of its title.
    const [title = ''] = [...heights.keys()].filter((text) => text.startsWith('Записки'))
    expect(getTextsOfRow(title)).toContain(formatSum(317 * 123_457 + 20 * 451_234))
    expect(getTextsOfRow(title)).not.toContain(t('offer-documents:kp.print'))
  })

  it('keep each book of a commercial offer on one page with its first line', async () => {
    const { pdf } = await openDocument(sales, (await createOffer({ items: createLines(60) })).id, 'kp', 'ru')
    const { text: pages } = await extractText(pdf)
    const printingLine = getTranslator('ru')('offer-documents:kp.print')
    const counts = pages.map((page) => [page.split('Әңгіме №').length - 1, page.split(printingLine).length - 1])
    expect(counts.reduce((sum, [books = 0]) => sum + books, 0)).toBe(60)
    for (const [books, lines] of counts) expect(lines).toBe(books)
  })

  it.each([1, 10, 60])('show the total and the signature below a note of %d lines', async (count) => {
    const note = Array.from({ length: count }, (_none, index) => `${index + 1}) жеткізу шарты`).join('\n')
    const offer = await createOffer({ note })
    const { text } = await openDocument(sales, offer.id, 'kp', 'ru')
    for (const expectedText of [...note.split('\n'), amountInWords(offer.sum, 'ru'), 'М.П.'])
      expect(text).toContain(expectedText)
  })

  it.each(locales)('fit on one page with few lines in %s', async (lang) => {
    const { id } = await createInvoicedOffer({ items: createLines(3) })
    const pages: number[] = []
    for (const kind of offerDocumentKinds) pages.push((await openDocument(sales, id, kind, lang)).pdf.numPages)
    expect(pages).toEqual([1, 1])
  })

  it('follow the Kazakh date format and use the tenge sign', async () => {
    const offer = await createInvoicedOffer({ valid_until: '2026-12-22', items: createLines(1) })
    const invoice = await openDocument(sales, offer.id, 'invoice', 'kz')
    expect(invoice.text).toContain(`2026 жылғы 6 қарашадағы № ${offer.invoice_number} төлемге арналған шот`)
    expect(invoice.text).toContain('2026 жылғы 6 қарашадағы № 214-26')
    const kp = await openDocument(sales, offer.id, 'kp', 'kz')
    expect(kp.text).toContain('2026 жылғы 22 желтоқсанға дейін')
    expect(kp.text).toContain(collapseWhitespace(formatMoney(offer.sum, 'kz')))
    for (const letter of 'әғқңөұүһі₸') expect(kp.text + invoice.text).toContain(letter)
  })

  it('include the discount in line prices and list VAT-exempt sums separately', async () => {
    const items = [
      {
        ...offerItem,
        work_types: [{ name: 'Корректура', unit_count: 20, unit: 'hour' as const, unit_price: 450_000 }],
      },
      { ...offerItem, name: 'Атлас птиц', vat: 'exempt' as const, quantity: 10, price: 100_055 },
    ]
    const offer = await createInvoicedOffer({ items, partner_discount: true })
    const { text } = await openDocument(sales, offer.id, 'invoice', 'ru')
    // 90 % of 1 000.55 ₸ are 900.495 ₸: a copy costs 900.50 ₸.
    for (const [count, price] of [
      [300, 264_600],
      [20, 405_000],
      [10, 90_050],
    ] as const) {
      expect(text).toContain(collapseWhitespace(formatDocumentAmount(price, 'ru')))
      expect(text).toContain(collapseWhitespace(formatDocumentAmount(count * price, 'ru')))
    }
    expect(offer.sum).toBe(300 * 264_600 + 20 * 405_000 + 10 * 90_050)
    expect(text).toContain(`Итого: ${collapseWhitespace(formatDocumentAmount(offer.sum, 'ru'))}`)
    expect(text).toContain('20 ч')
    expect(text).toContain('В ценах учтена скидка партнёра 10 %')
    expect(text).toContain(`В том числе НДС 16 %: ${collapseWhitespace(formatDocumentAmount(offer.vat, 'ru'))}`)
    expect(text).toContain(`Не облагается НДС: ${collapseWhitespace(formatDocumentAmount(900_500, 'ru'))}`)
    expect(text).toContain('Всего наименований 3, на сумму')
  })

  it('are available to readers of the offer, an invoice only with a number', async () => {
    const { id } = await createOffer()
    expect((await openDocument(reader, id, 'kp', 'ru')).text).toContain('Коммерческое предложение')
    expect((await author.fetch(`/api/offers/${id}/documents/kp.pdf`)).status).toBe(404)
    expect((await sales.fetch(`/api/offers/${id}/documents/invoice.pdf`)).status).toBe(422)
    const earlyResponse = await sales.call('POST /api/offers/{id}/turnovers', {
      params: { id },
      body: { kind: 'waybill' },
    })
    expect([earlyResponse.status, earlyResponse.body.error.message]).toEqual([
      422,
      'Счёта по этому КП ещё нет: сначала выставьте его.',
    ])
  })
})

const sendDocument = (id: number, body: Partial<BodyOf<'POST /api/offers/{id}/send'>> = {}) =>
  sales.call('POST /api/offers/{id}/send', {
    params: { id },
    body: { kind: 'invoice', language: 'kz', email: 'buh@kitapalemi.example', ...body },
  })
const listSendings = async (id: number, person: TestPerson = sales) =>
  (await person.call('GET /api/offers/{id}/sendings', { params: { id } })).body.sendings

describe('a sent document', () => {
  const folder = join(press.config.dataDir, 'mail')
  const readLetters = (email: string) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((letter) => letter.includes(`To: ${email}`))
  it('is sent by e-mail and stored unchanged when the offer changes', async () => {
    const offer = await createInvoicedOffer()
    const { status, body } = await sendDocument(offer.id, { message: 'Ждём оплату до пятницы' })
    expect(status).toBe(200)
    expect(body.sending).toMatchObject({ kind: 'invoice', language: 'kz', state: 'queued', sent_by: 'Айгүл Сәрсен' })
    await expect.poll(async () => (await listSendings(offer.id))[0]?.state).toBe('sent')
    const [sentDocument] = await listSendings(offer.id)
    const [letter] = readLetters('buh@kitapalemi.example')
    const attachmentMatch = /filename[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/u.exec(
      letter?.slice(letter.indexOf('application/pdf')) ?? '',
    )
    const bytes = Buffer.from(attachmentMatch?.[1] ?? '', 'base64')
    const readSentFile = async () =>
      Buffer.from(await (await sales.fetch(`/api/files/${sentDocument?.file.id}`)).arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sentDocument?.sha256)
    expect((await readSentFile()).equals(bytes)).toBe(true)
    expect(sentDocument?.file.size).toBe(bytes.length)

    const editResponse = await sales.call('POST /api/offers/{id}', {
      params: { id: offer.id },
      body: { ...createOfferForm({ ...recipientFields, recipient_name: 'Другой получатель' }) },
    })
    expect(editResponse.status).toBe(200)
    expect((await openDocument(sales, offer.id, 'invoice', 'kz')).text).toContain('Другой получатель')
    expect((await readSentFile()).equals(bytes)).toBe(true)
    expect(
      createHash('sha256')
        .update(await readSentFile())
        .digest('hex'),
    ).toBe(sentDocument?.sha256)
  })

  it('can be opened by its recipient, but by no other outsider', async () => {
    const offer = await createOffer({ recipient_email: 'alua@press.example', recipient_bin: '' })
    await press.database.db.execute(`update offers set user_id = ${author.id} where id = ${offer.id}`)
    await sendDocument(offer.id, { kind: 'kp', language: 'ru', email: 'alua@press.example' })
    const [sentDocument] = await listSendings(offer.id, author)
    expect((await author.fetch(`/api/files/${sentDocument?.file.id}`)).status).toBe(200)
    const stranger = await insertPerson(press, 'author')
    expect((await stranger.fetch(`/api/files/${sentDocument?.file.id}`)).status).toBe(404)
    expect((await stranger.call('GET /api/offers/{id}/sendings', { params: { id: offer.id } })).status).toBe(404)
  })

  it('is refused with a wrong address, without an invoice or after a newer change', async () => {
    const offer = await createOffer()
    expect((await sendDocument(offer.id, { kind: 'kp', email: 'никому' })).body.error.fields).toHaveProperty('email')
    expect((await sendDocument(offer.id)).status).toBe(422)
    await sales.call('POST /api/offers/{id}', { params: { id: offer.id }, body: createOfferForm(recipientFields) })
    expect((await sendDocument(offer.id, { kind: 'kp', version: offer.version })).status).toBe(409)
    expect(await listSendings(offer.id)).toEqual([])
  })
})
