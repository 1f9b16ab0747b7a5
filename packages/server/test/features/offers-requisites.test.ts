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
import { createContractForm, createOfferForm, offerItem, insertPerson, type TestPerson } from '../rows.ts'
import { createEmptyDatabase, createDemoDatabase, openPress } from '../support.ts'

const demo = await createDemoDatabase()
afterAll(demo.close)

const extractPdfText = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replaceAll(/\s+/gu, ' ')
}
const sendDocument = (who: TestPerson, id: number, kind: 'kp' | 'invoice' | 'act' | 'waybill', turnover?: number) =>
  who.call('POST /api/offers/{id}/send', {
    params: { id },
    body: { kind, turnover, language: 'ru', email: 'buh@kitapalemi.example' },
  })
const createOffer = async (who: TestPerson, overrides: Partial<BodyOf<'POST /api/offers'>> = {}) =>
  (await who.call('POST /api/offers', { body: createOfferForm(overrides) })).body.offer
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
      const refusedResponse = await sendDocument(sales, offer.id, 'kp')
      expect([refusedResponse.status, refusedResponse.body.error.lacks]).toEqual([
        422,
        requiredDetails.kp.press.map((field) => ({ side: 'press', field })),
      ])
      expect(refusedResponse.body.error.message).toBe(
        'Не хватает реквизитов. Издательство, не заполнено: название или имя, БИН или ИИН, адрес, телефон или почта. Реквизиты издательства вносит: Супервайзер.',
      )
      const preview = await sales.fetch(`/api/offers/${offer.id}/documents/kp.pdf?lang=ru`)
      expect([preview.status, await extractPdfText(preview)]).toEqual([200, expect.stringContaining('____')])

      const { body } = await hr.call('POST /api/contracts', { body: createContractForm() })
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

      const saveResponse = await supervisor.call('PUT /api/settings/requisites', { body: { ...demoPress, version: 0 } })
      expect([saveResponse.status, saveResponse.body.error]).toEqual([200, undefined])
      // The offer that was refused before now names its sender.
      expect((await sendDocument(sales, offer.id, 'kp')).status).toBe(200)
      expect((await sendContract()).status).toBe(200)
      expect(await extractPdfText(await sales.fetch(`/api/offers/${offer.id}/documents/kp.pdf?lang=ru`))).toContain(
        demoPress.name_ru,
      )
      const onixXml = await (await sales.fetch('/api/books/export?format=onix')).text()
      expect(onixXml).toContain(`<SenderName>${demoPress.name_ru}</SenderName>`)
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
    const pricedWork = { name: 'Корректура', unit_count: 10, unit: 'authorSheet', unit_price: 450_000 } as const
    const { id } = await createOffer(sales, {
      ...recipient,
      items: [{ ...offerItem, quantity: 3, work_types: [pricedWork] }],
    })
    const changeStatus = (status: 'accept') =>
      sales.call('POST /api/offer/update-status', { body: { offer_id: id, status } })
    expect((await changeStatus('accept')).status).toBe(200)
    await sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: {} })
    for (const kind of ['kp', 'invoice'] as const)
      expect([kind, (await sendDocument(sales, id, kind)).status]).toEqual([kind, 200])
    const readDocumentText = async (kind: 'invoice' | 'act' | 'waybill', lang: string) => {
      const { turnovers } = (await sales.call('GET /api/offers/{id}', { params: { id } })).body.offer
      const turnover = turnovers.find((one) => one.kind === kind)?.id
      return extractPdfText(
        await sales.fetch(
          `/api/offers/${id}/${turnover ? `turnovers/${turnover}/document` : `documents/${kind}`}.pdf?lang=${lang}`,
        ),
      )
    }
    for (const kind of ['act', 'waybill'] as const) {
      const { body } = await sales.call('POST /api/offers/{id}/turnovers', { params: { id }, body: { kind } })
      const turnover = body.offer.turnovers.find((one) => one.kind === kind)?.id
      expect([kind, (await sendDocument(sales, id, kind, turnover)).status]).toEqual([kind, 200])
    }
    expect(await readDocumentText('invoice', 'kz')).toMatch(/Бас бухгалтер.*Чен С\. В\./u)
    expect(await readDocumentText('act', 'ru')).toMatch(/Директор.*Қожахмет Б\. Е\./u)
    expect(await readDocumentText('waybill', 'en')).toMatch(/Director.*Қожахмет Б\. Е\./u)
  })

  it('refuses an invoice without the BIN of the recipient and keeps the status', async () => {
    const { id } = await createOffer(sales, { recipient_name: 'ТОО «Жаңа дүкен»', recipient_bin: '' })
    const changeStatus = (status: 'accept' | 'Invoice and contract sent') =>
      sales.call('POST /api/offer/update-status', { body: { offer_id: id, status } })
    await changeStatus('accept')
    await sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: {} })
    await sales.call('POST /api/offers/{offerId}/update-invoice', {
      params: { offerId: id },
      body: { contract_number: '7', contract_date: '2026-11-20' },
    })
    const missingFields = [{ side: 'party', field: 'bin' }]
    expect((await sendDocument(sales, id, 'invoice')).body.error.lacks).toEqual(missingFields)
    expect((await changeStatus('Invoice and contract sent')).body.error.lacks).toEqual(missingFields)
    expect((await sendDocument(sales, id, 'kp')).status).toBe(200)
  })

  it('keeps the typed fields of an offer and fills blank ones from its details', async () => {
    const [, secondAccount] = demoPress.accounts
    const typedFields = { sender_account: secondAccount?.account ?? '', sender_phone: '+77010000000' }
    const { id } = await createOffer(sales, { ...recipient, ...typedFields, language: 'kz' })
    const { offer } = (await sales.call('GET /api/offers/{id}', { params: { id } })).body
    const derivedFields = { sender_name: demoPress.name_kz, sender_bin: demoPress.bin, sender_bic: secondAccount?.bic }
    expect(offer).toMatchObject({ ...typedFields, ...derivedFields })
    // If the account is not the press's own, no bank is derived from it.
    const foreignAccountOffer = await createOffer(sales, { ...recipient, sender_account: 'KZ45722S000054326792' })
    expect(foreignAccountOffer).toMatchObject({
      sender_account: 'KZ45722S000054326792',
      sender_bank: '',
      sender_bic: '',
    })
    const otherSenderOffer = await createOffer(sales, {
      ...recipient,
      sender_name: 'ТОО «Бөтен»',
      sender_bin: '070940005144',
    })
    const readOtherSenderOffer = (await sales.call('GET /api/offers/{id}', { params: { id: otherSenderOffer.id } }))
      .body.offer
    expect(readOtherSenderOffer).toMatchObject({ sender_name: 'ТОО «Бөтен»', sender_account: '', signer: null })
  })

  it('uses the signer who is valid on the date of the document', async () => {
    const [director, accountant] = demoPress.signers as [PressDetails['signers'][0], PressDetails['signers'][0]]
    const formerDirector = { ...director, name: 'Ескі Д. Д.', to: '2025-12-31' }
    const signers = [formerDirector, { ...director, from: '2026-01-01' }, accountant]
    await supervisor.call('PUT /api/settings/requisites', { body: { ...demoPress, signers } })
    const getSignerOn = async (day: string) =>
      (await getPressSide(db, { day, locale: 'kz', signs: 'contracts' })).signer
    expect([await getSignerOn('2025-12-31'), await getSignerOn('2026-01-01')]).toEqual([
      { name: 'Ескі Д. Д.', position: 'Директор', basis: 'Жарғы' },
      { name: director.name, position: 'Директор', basis: 'Жарғы' },
    ])
    expect((await getPressSide(db, { day: '2026-01-01', locale: 'en' })).name).toBe(demoPress.name_en)
  })
})

/** Returns organization details in the form in which an earlier version stored them. */
const toOldFormatSql = (name: string) => `'${JSON.stringify({ name, IIN: '', account: '', phone: '1' })}'`

describe('a press of an earlier version', () => {
  const lastOldMigration = '0064_works_on_cards'
  const openUpgradedPress = async (fillSql: string): Promise<PressDetails[]> => {
    const url = await createEmptyDatabase(demo.url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      expect(await migrateTo(client, lastOldMigration)).toBe(true)
      await client.query(fillSql)
      await migrate(url)
      const { rows } = await client.query<{ value: PressDetails }>(
        `select value from settings where section = 'requisites' order by version`,
      )
      return rows.map(({ value }) => value)
    } finally {
      await client.end()
    }
  }
  const insertPressSql = `insert into organizations (name, bin, phone, email, address, bank, bic, account, kbe, is_press)
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
    expect(await openUpgradedPress(insertPressSql)).toEqual([
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
    const insertSettingsSql = `insert into settings (section, version, before, value) values ('requisites', 1, ${toOldFormatSql('Бір')}, ${toOldFormatSql('Екі')});`
    expect(await openUpgradedPress(insertPressSql + insertSettingsSql)).toEqual([
      expect.objectContaining({ name_ru: 'Екі', phone: '1', accounts: [] }),
    ])
  })

  it('without any details starts empty', async () => {
    expect(await openUpgradedPress('select 1')).toEqual([])
  })
})
