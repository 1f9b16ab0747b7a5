import type { BodyOf } from '@press/contract'
import { requiredDetails, type PressDetails } from '@press/domain'
import pg from 'pg'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import { createPool } from '../../src/database/database.ts'
import { migrate, migrateTo } from '../../src/database/migrate.ts'
import { demoPress } from '../../src/demo/press.ts'
import { getPressSide } from '../../src/database/press-side.ts'
import { composeLetter } from '../../src/mail/letters.ts'
import { contractForm, offerForm, offerItem, insertPerson, type TestPerson } from '../rows.ts'
import { createEmptyDatabase, freshDatabase, openPress } from '../support.ts'

const demo = await freshDatabase()
afterAll(demo.close)

const pdfText = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replaceAll(/\s+/gu, ' ')
}
const send = (who: TestPerson, id: number, kind: 'kp' | 'invoice' | 'act' | 'waybill', turnover?: number) =>
  who.call('POST /api/offers/{id}/send', {
    params: { id },
    body: { kind, turnover, language: 'ru', email: 'buh@kitapalemi.example' },
  })
const createOffer = async (who: TestPerson, overrides: Partial<BodyOf<'POST /api/offers'>> = {}) =>
  (await who.call('POST /api/offers', { body: offerForm(overrides) })).body.offer
const recipient = { recipient_name: 'ТОО «Кітап әлемі»', recipient_bin: '011040001231' }

describe('a press without details', () => {
  it('sends nothing until the supervisor enters its details, and previews have blank lines', async () => {
    const url = await createEmptyDatabase(demo.url)
    await migrate(url)
    const database = createPool(url)
    const press = await openPress({ PRESS_DEMO: '0' }, database)
    try {
      const [sales, hr, supervisor] = [
        await insertPerson(press, 'accounting'),
        await insertPerson(press, 'hr'),
        await insertPerson(press, 'supervisor'),
      ]
      const offer = await createOffer(sales, recipient)
      const refused = await send(sales, offer.id, 'kp')
      expect([refused.status, refused.body.error.lacks]).toEqual([
        422,
        requiredDetails.kp.press.map((field) => ({ side: 'press', field })),
      ])
      expect(refused.body.error.message).toBe(
        'Не хватает реквизитов. Издательство, не заполнено: название или имя, БИН или ИИН, адрес, телефон или почта. Реквизиты издательства вносит: Супервайзер.',
      )
      const preview = await sales.fetch(`/api/offers/${offer.id}/documents/kp.pdf?lang=ru`)
      expect([preview.status, await pdfText(preview)]).toEqual([200, expect.stringContaining('____')])

      const { body } = await hr.call('POST /api/contracts', { body: contractForm() })
      const { id } = body.contract
      const sendContract = () =>
        hr.call('POST /api/contracts/{id}/status', { params: { id }, body: { status: 'sent' } })
      expect((await sendContract()).body.error.lacks).toEqual(
        ['name', 'bin', 'address', 'signer', 'basis', 'account', 'bank'].map((field) => ({ side: 'press', field })),
      )
      const letter = await composeLetter(press.database.db, {
        to: 'a@b.example',
        subject: '1',
        text: '1\n\n2',
        locale: 'ru',
      })
      expect(letter.text).toContain('Press')
      expect(await (await sales.fetch('/api/books/export?format=onix')).text()).toContain('<SenderName>Press<')
      expect((await (await press.as(null)).call('GET /api/press')).body).toMatchObject({ name_ru: '', bin: '' })

      const saved = await supervisor.call('PUT /api/settings/requisites', { body: { ...demoPress, version: 0 } })
      expect([saved.status, saved.body.error]).toEqual([200, undefined])
      // The offer that was refused before now names its sender.
      expect((await send(sales, offer.id, 'kp')).status).toBe(200)
      expect((await sendContract()).status).toBe(200)
      expect(await pdfText(await sales.fetch(`/api/offers/${offer.id}/documents/kp.pdf?lang=ru`))).toContain(
        demoPress.name_ru,
      )
      const onix = await (await sales.fetch('/api/books/export?format=onix')).text()
      expect(onix).toContain(`<SenderName>${demoPress.name_ru}</SenderName>`)
    } finally {
      await press.close()
      await database.close()
    }
  })
})

describe('the demo press', async () => {
  const press = await openPress({}, demo)
  const { db } = press.database
  const [sales, supervisor] = [await insertPerson(press, 'accounting'), await insertPerson(press, 'supervisor')]

  it('sends every document of an offer with the right signer', async () => {
    const work = { name: 'Корректура', unit_count: 10, unit: 'authorSheet', unit_price: 450_000 } as const
    const { id } = await createOffer(sales, {
      ...recipient,
      items: [{ ...offerItem, quantity: 3, work_types: [work] }],
    })
    const step = (status: 'accept') => sales.call('POST /api/offer/update-status', { body: { offer_id: id, status } })
    expect((await step('accept')).status).toBe(200)
    await sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: {} })
    for (const kind of ['kp', 'invoice'] as const)
      expect([kind, (await send(sales, id, kind)).status]).toEqual([kind, 200])
    const paper = async (kind: 'invoice' | 'act' | 'waybill', lang: string) => {
      const { turnovers } = (await sales.call('GET /api/offers/{id}', { params: { id } })).body.offer
      const turnover = turnovers.find((one) => one.kind === kind)?.id
      return pdfText(
        await sales.fetch(
          `/api/offers/${id}/${turnover ? `turnovers/${turnover}/document` : `documents/${kind}`}.pdf?lang=${lang}`,
        ),
      )
    }
    for (const kind of ['act', 'waybill'] as const) {
      const { body } = await sales.call('POST /api/offers/{id}/turnovers', { params: { id }, body: { kind } })
      const turnover = body.offer.turnovers.find((one) => one.kind === kind)?.id
      expect([kind, (await send(sales, id, kind, turnover)).status]).toEqual([kind, 200])
    }
    expect(await paper('invoice', 'kz')).toMatch(/Бас бухгалтер.*Чен С\. В\./u)
    expect(await paper('act', 'ru')).toMatch(/Директор.*Қожахмет Б\. Е\./u)
    expect(await paper('waybill', 'en')).toMatch(/Director.*Қожахмет Б\. Е\./u)
  })

  it('refuses an invoice without the BIN of the recipient and keeps the status', async () => {
    const { id } = await createOffer(sales, { recipient_name: 'ТОО «Жаңа дүкен»', recipient_bin: '' })
    const step = (status: 'accept' | 'Invoice and contract sent') =>
      sales.call('POST /api/offer/update-status', { body: { offer_id: id, status } })
    await step('accept')
    await sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: {} })
    await sales.call('POST /api/offers/{offerId}/update-invoice', {
      params: { offerId: id },
      body: { contract_number: '7', contract_date: '2026-11-20' },
    })
    const missingFields = [{ side: 'party', field: 'bin' }]
    expect((await send(sales, id, 'invoice')).body.error.lacks).toEqual(missingFields)
    expect((await step('Invoice and contract sent')).body.error.lacks).toEqual(missingFields)
    expect((await send(sales, id, 'kp')).status).toBe(200)
  })

  it('keeps the typed fields of an offer and fills blank ones from its details', async () => {
    const [, second] = demoPress.accounts
    const typed = { sender_account: second?.account ?? '', sender_phone: '+77010000000' }
    const { id } = await createOffer(sales, { ...recipient, ...typed, language: 'kz' })
    const { offer } = (await sales.call('GET /api/offers/{id}', { params: { id } })).body
    const followed = { sender_name: demoPress.name_kz, sender_bin: demoPress.bin, sender_bic: second?.bic }
    expect(offer).toMatchObject({ ...typed, ...followed })
    // If the account is not the press's own, no bank is derived from it.
    const foreign = await createOffer(sales, { ...recipient, sender_account: 'KZ45722S000054326792' })
    expect(foreign).toMatchObject({ sender_account: 'KZ45722S000054326792', sender_bank: '', sender_bic: '' })
    const other = await createOffer(sales, { ...recipient, sender_name: 'ТОО «Бөтен»', sender_bin: '070940005144' })
    const stranger = (await sales.call('GET /api/offers/{id}', { params: { id: other.id } })).body.offer
    expect(stranger).toMatchObject({ sender_name: 'ТОО «Бөтен»', sender_account: '', signer: null })
  })

  it('uses the signer who is valid on the date of the document', async () => {
    const [director, accountant] = demoPress.signers as [PressDetails['signers'][0], PressDetails['signers'][0]]
    const before = { ...director, name: 'Ескі Д. Д.', to: '2025-12-31' }
    const signers = [before, { ...director, from: '2026-01-01' }, accountant]
    await supervisor.call('PUT /api/settings/requisites', { body: { ...demoPress, signers } })
    const on = async (day: string) => (await getPressSide(db, { day, locale: 'kz', signs: 'contracts' })).signer
    expect([await on('2025-12-31'), await on('2026-01-01')]).toEqual([
      { name: 'Ескі Д. Д.', position: 'Директор', basis: 'Жарғы' },
      { name: director.name, position: 'Директор', basis: 'Жарғы' },
    ])
    expect((await getPressSide(db, { day: '2026-01-01', locale: 'en' })).name).toBe(demoPress.name_en)
  })
})

/** Returns organization details in the form in which an earlier version stored them. */
const old = (name: string) => `'${JSON.stringify({ name, IIN: '', account: '', phone: '1' })}'`

describe('a press of an earlier version', () => {
  const before = '0064_works_on_cards'
  const opened = async (fill: string): Promise<PressDetails[]> => {
    const url = await createEmptyDatabase(demo.url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      expect(await migrateTo(client, before)).toBe(true)
      await client.query(fill)
      await migrate(url)
      const { rows } = await client.query<{ value: PressDetails }>(
        `select value from settings where section = 'requisites' order by version`,
      )
      return rows.map(({ value }) => value)
    } finally {
      await client.end()
    }
  }
  const insertPress = `insert into organizations (name, bin, phone, email, address, bank, bic, account, kbe, is_press)
    values ('РГП «Баспа»', '940440010006', '+7 727', 'a@b.kz', 'Алматы', 'Халық', 'HSBKKZKX', 'KZ21601A231000001445', '16', true);`
  const account = {
    account: 'KZ21601A231000001445',
    bank: 'Халық',
    bic: 'HSBKKZKX',
    kbe: '16',
    name: '',
    currency: 'KZT',
  }

  it('keeps the details entered among the organizations', async () => {
    expect(await opened(insertPress)).toEqual([
      expect.objectContaining({
        name_ru: 'РГП «Баспа»',
        bin: '940440010006',
        address_ru: 'Алматы',
        phone: '+7 727',
        email: 'a@b.kz',
        accounts: [account],
        signers: [],
      }),
    ])
  })

  it('keeps its settings with their history', async () => {
    const set = `insert into settings (section, version, before, value) values ('requisites', 1, ${old('Бір')}, ${old('Екі')});`
    expect(await opened(insertPress + set)).toEqual([
      expect.objectContaining({ name_ru: 'Екі', phone: '1', accounts: [] }),
    ])
  })

  it('without any details starts empty', async () => {
    expect(await opened('select 1')).toEqual([])
  })
})
