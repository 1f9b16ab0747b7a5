import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import mammoth from 'mammoth'
import { getDocumentProxy, extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import {
  books,
  contracts,
  contractDeliveries,
  events,
  notifications,
  organizations,
  profiles,
  royaltyTerms,
} from '../../src/database/schema.ts'
import { remindOfContracts } from '../../src/features/contracts/reminders.ts'
import { insertCard, createContractForm, representative, insertPerson, type TestPerson } from '../rows.ts'
import { openPress, pollOptions } from '../support.ts'

const press = await openPress()
const { db } = press.database
const [hr, clerk, supervisor] = [
  await insertPerson(press, 'hr'),
  await insertPerson(press, 'accounting'),
  await insertPerson(press, 'supervisor'),
]

const day = getToday()
const { party_name } = createContractForm()
const createContract = async (change: object = {}, who: TestPerson = hr) => {
  const { status, body } = await who.call('POST /api/contracts', { body: createContractForm(change) })
  expect([status, body.error]).toEqual([200, undefined])
  return body.contract
}
const changeStatus = (who: TestPerson, id: number, body: object) =>
  who.call('POST /api/contracts/{id}/status', { params: { id }, body: body as { status: 'sent' } })
const sendContract = async (who: TestPerson, id: number) => {
  const { status, body } = await changeStatus(who, id, { status: 'sent' })
  expect([status, body.error]).toEqual([200, undefined])
  return body.contract
}
const fetchContract = (who: TestPerson, id: number) => who.call('GET /api/contracts/{id}', { params: { id } })
const listContracts = async (who: TestPerson, query: Record<string, string | number> = {}) =>
  (await who.call('GET /api/contracts', { query: { per_page: 100, ...query } })).body

const uploadBytes = async (who: TestPerson, name: string, type: string, content: BlobPart, purpose = 'document') => {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', new File([content], name, { type }))
  const response = await who.fetch('/api/files', { method: 'POST', body: form })
  return {
    status: response.status,
    body: (await response.json()) as { file: { id: number }; error?: { fields: object } },
  }
}
const downloadBytes = async (who: TestPerson, path: string) => Buffer.from(await (await who.fetch(path)).arrayBuffer())
const extractPdfText = async (pdf: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replaceAll(/\s+/gu, ' ')
}

/** Returns the letters sent to an address. */
function readLetters(address: string): string[] {
  const folder = join(press.config.dataDir, 'mail')
  // The first letter creates the folder, and a letter still being written has another name.
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${address}`))
}

const waitForCode = async (address: string): Promise<string> => {
  let code = ''
  await expect
    .poll(() => {
      for (const letter of readLetters(address)) {
        const plainTextPart = /Content-Type: text\/plain[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/u.exec(letter)?.[1] ?? ''
        const text = Buffer.from(plainTextPart, 'base64').toString('utf8')
        code = /\b\d{6}\b/u.exec(text)?.[0] ?? code
      }
      return code
    }, pollOptions)
    .not.toBe('')
  return code
}

describe('contracts', () => {
  it('are numbered without gaps by kind and year, even when written simultaneously', async () => {
    const createdContracts = await Promise.all(
      Array.from({ length: 6 }, () =>
        createContract({ date: '2031-02-03', starts_on: '2031-02-03', ends_on: '2031-12-31' }),
      ),
    )
    expect(
      createdContracts.map(({ number }) => Number(number.split('-')[0])).toSorted((one, other) => one - other),
    ).toEqual([1, 2, 3, 4, 5, 6])
    expect(createdContracts.every(({ number }) => number.endsWith('-31'))).toBe(true)
    const invalidResponse = await hr.call('POST /api/contracts', {
      body: createContractForm({ date: '2031-02-03', fee: null }),
    })
    expect([invalidResponse.status, Object.keys(invalidResponse.body.error.fields ?? {})]).toEqual([422, ['fee']])
    expect((await createContract({ kind: 'confidence', date: '2031-02-03', months: 12 })).number).toBe('1-31')
    expect((await createContract({ date: '2031-03-03' })).number).toBe('7-31')
  })

  it('are written by the roles of their kind and hidden from writers of other kinds', async () => {
    const refusedResponse = await clerk.call('POST /api/contracts', { body: createContractForm() })
    expect(refusedResponse.status).toBe(403)
    const { id } = await createContract()
    expect((await fetchContract(clerk, id)).status).toBe(404)
    expect((await fetchContract(supervisor, id)).status).toBe(200)
    expect((await listContracts(clerk)).contracts.map(({ kind }) => kind).filter((kind) => kind === 'gph')).toEqual([])
    expect((await listContracts(hr)).contracts.every(({ kind }) => !['author', 'op', 'biz'].includes(kind))).toBe(true)
  })

  it('refuse a change based on an older version and show the saved contract', async () => {
    const { id, version } = await createContract()
    const { kind: _kind, ...form } = createContractForm()
    const changeNote = (note: string) =>
      hr.call('PUT /api/contracts/{id}', { params: { id }, body: { ...form, note, version } })
    expect((await changeNote('first')).status).toBe(200)
    const { status, body } = await changeNote('second')
    expect([status, body.error.current]).toMatchObject([409, { contract: { id, note: 'first' } }])
  })

  it('can be found by text, kind, group and end date, and exported', async () => {
    const subject = 'Құмырсқа туралы ертегі'
    const { id, number } = await createContract({ subject })
    expect((await listContracts(hr, { search: 'кумырска' })).contracts.map((one) => one.id)).toEqual([id])
    expect((await listContracts(hr, { search: 'кумырска', kind: 'itd' })).total).toBe(0)
    expect(
      (await listContracts(supervisor, { group: 'op' })).contracts.every(
        ({ kind }) => kind === 'author' || kind === 'op',
      ),
    ).toBe(true)
    const [expiringContracts] = await db
      .insert(contracts)
      .values({ kind: 'gph', status: 'signed', number: 'с-1', date: day, party_name: 'Ж', ends_on: addDays(day, 20) })
      .returning()
    expect((await listContracts(hr, { ends: '30' })).contracts.map((one) => one.id)).toContain(expiringContracts?.id)
    expect((await listContracts(hr, { ends: '30' })).contracts.map((one) => one.id)).not.toContain(id)
    const csv = await hr.fetch(`/api/contracts/export?format=csv&search=${encodeURIComponent('кумырска')}`)
    expect(await csv.text()).toContain(`${number};`)
    expect((await downloadBytes(hr, '/api/contracts/export?format=xlsx')).subarray(0, 2).toString()).toBe('PK')
  })

  it('state the same in Russian and Kazakh, in the PDF and in the DOCX', async () => {
    const { id } = await createContract()
    const pdf = await extractPdfText(await downloadBytes(hr, `/api/contracts/${id}/documents/contract.pdf`))
    const { value } = await mammoth.extractRawText({
      buffer: await downloadBytes(hr, `/api/contracts/${id}/documents/contract.docx`),
    })
    for (const contractText of [pdf, value.replaceAll(/\s+/gu, ' ')]) {
      expect(contractText).toMatch(/Издательство принимает и оплачивает: корректура учебника/u)
      expect(contractText).toMatch(/Баспа қабылдап, ақысын төлейді: оқулық корректурасы/u)
      expect(contractText).toMatch(/180 000 ₸ \(сто восемьдесят тысяч тенге 00 тиын\)/u)
      expect(contractText).toMatch(/180 000 ₸ \(жүз сексен мың теңге 00 тиын\)/u)
      expect(contractText).toMatch(/жылғы \d+ \p{L}+(?:дан|ден|тан|тен|нан|нен) 20\d\d жылғы/u)
      expect(contractText).toContain('ИИН / ЖСН 860314301271')
      expect(contractText).toMatch(/в лице: Директор Қожахмет Б\. Е\., действует на основании Устава/u)
      expect(contractText).toMatch(/Директор Қожахмет Б\. Е\., Жарғы негізінде әрекет етеді/u)
      expect(contractText).toMatch(/удостоверение личности № 034567890, выдано: МВД РК/u)
    }
  })

  it('open in Word even with control characters in a field', async () => {
    const { id } = await createContract({ subject: 'вычитка\uFFFE\uFFFF\u0007 рукописи' })
    const { value } = await mammoth.extractRawText({
      buffer: await downloadBytes(hr, `/api/contracts/${id}/documents/contract.docx`),
    })
    expect(value).toContain('вычитка рукописи')
  })

  it('cannot be sent while required details are missing', async () => {
    const { id } = await createContract({ party_account: '', party_address: '', party_document_issuer: '' })
    const { status, body } = await changeStatus(hr, id, { status: 'sent' })
    expect([status, body.error.lacks]).toEqual([
      422,
      ['address', 'account', 'document'].map((field) => ({ side: 'party', field })),
    ])
    expect(body.error.message).toContain(
      'Вторая сторона, не заполнено: адрес, счёт (ИИК), документ, удостоверяющий личность.',
    )
  })

  it('from an earlier version cannot be sent without the newly required fields', async () => {
    const { id } = await createContract()
    await db.update(contracts).set({ subject_kz: '', template_version: null }).where(eq(contracts.id, id))
    const { status, body } = await changeStatus(hr, id, { status: 'sent' })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['subject_kz']])
  })

  it('are kept as sent, and can be recalled and sent again', async () => {
    const executor = await insertPerson(press, 'executor')
    const { id } = await createContract({ party_id: executor.id })
    expect((await fetchContract(executor, id)).status).toBe(404)
    const firstSent = await sendContract(hr, id)
    const pdf = await downloadBytes(executor, `/api/contracts/${id}/documents/contract.pdf`)
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(firstSent.sendings[0]?.sha256)
    const { kind: _kind, ...form } = createContractForm()
    const lockedResponse = await hr.call('PUT /api/contracts/{id}', { params: { id }, body: form })
    expect([lockedResponse.status, lockedResponse.body.error.code]).toEqual([422, 'moveRefused'])

    expect((await changeStatus(hr, id, { status: 'draft' })).status).toBe(200)
    expect((await fetchContract(executor, id)).status).toBe(404)
    const recalledFileId = firstSent.sendings[0]?.file.id
    expect((await executor.fetch(`/api/files/${recalledFileId}`)).status).toBe(404)
    expect((await hr.fetch(`/api/files/${recalledFileId}`)).status).toBe(200)
    await hr.call('PUT /api/contracts/{id}', {
      params: { id },
      body: { ...form, party_id: executor.id, fee: 20_000_000 },
    })
    const sentAgain = await sendContract(hr, id)
    expect(sentAgain.sendings.map(({ recalled_at }) => recalled_at === null)).toEqual([true, false])
    const executorView = (await fetchContract(executor, id)).body.contract
    expect([executorView.sendings.length, executorView.own, executorView.paper?.preamble.length]).toEqual([1, true, 3])
  })

  it('are sent to the party by e-mail with the document', async () => {
    const address = 'paper@mail.example'
    const { id } = await createContract({ party_email: address })
    await sendContract(hr, id)
    await expect.poll(() => readLetters(address).length, pollOptions).toBe(1)
    expect(readLetters(address)[0]).toContain('Content-Type: application/pdf')
    await expect
      .poll(async () => (await fetchContract(hr, id)).body.contract.sendings[0]?.state, pollOptions)
      .toBe('sent')
  })
})

describe('signing a contract', () => {
  it('works in the portal only for its party, with the code and the document read', async () => {
    const executor = await insertPerson(press, 'executor')
    const { id } = await createContract({ party_id: executor.id })
    const { sendings } = await sendContract(hr, id)
    const sha256 = sendings[0]?.sha256
    const otherPerson = await insertPerson(press, 'executor')
    expect((await otherPerson.call('POST /api/contracts/{id}/code', { params: { id } })).status).toBe(404)
    const codeResponse = await executor.call('POST /api/contracts/{id}/code', { params: { id } })
    expect(codeResponse.status).toBe(200)
    const code = await waitForCode(codeResponse.body.email)
    const invalidResponse = await changeStatus(executor, id, {
      status: 'signed',
      code: code === '111111' ? '222222' : '111111',
      sha256,
    })
    expect([invalidResponse.status, Object.keys(invalidResponse.body.error.fields ?? {})]).toEqual([422, ['code']])
    expect((await changeStatus(executor, id, { status: 'signed', code, sha256: '0'.repeat(64) })).status).toBe(422)
    const { status, body } = await changeStatus(executor, id, {
      status: 'signed',
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
      sha256,
    })
    expect(status).toBe(200)
    expect(body.contract).toMatchObject({
      status: 'signed',
      signature: { method: 'code', name: party_name, sha256 },
    })
    expect((await changeStatus(executor, id, { status: 'signed', code, sha256 })).status).toBe(422)
    const contractEvents = await db
      .select()
      .from(events)
      .where(and(eq(events.resource, 'contract'), eq(events.resource_id, id)))
    expect(JSON.stringify(contractEvents)).not.toContain(code)
    expect(contractEvents.map(({ type }) => type)).toContain('contract.signed')
  })

  it('is blocked after too many wrong codes', async () => {
    const executor = await insertPerson(press, 'executor')
    const { id } = await createContract({ party_id: executor.id })
    const { sendings } = await sendContract(hr, id)
    const tryWrongCode = () =>
      changeStatus(executor, id, { status: 'signed', code: '000000', sha256: sendings[0]?.sha256 })
    const answers = []
    for (let time = 0; time < 11; time += 1) answers.push((await tryWrongCode()).status)
    expect([answers[0], answers.at(-1)]).toEqual([422, 429])
  })

  it('works on paper with a scan that its writer uploads', async () => {
    const { id } = await createContract()
    await sendContract(hr, id)
    expect((await changeStatus(hr, id, { status: 'signed' })).status).toBe(422)
    const scan = await uploadBytes(hr, 'scan.pdf', 'application/pdf', '%PDF-1.7\n')
    const { status, body } = await changeStatus(hr, id, { status: 'signed', scan: scan.body.file.id })
    expect([status, body.contract.signature?.method, body.contract.scan?.name]).toEqual([200, 'scan', 'scan.pdf'])
    expect((await changeStatus(hr, id, { status: 'draft' })).status).toBe(422)
    expect((await changeStatus(hr, id, { status: 'ended' })).body.contract.status).toBe('ended')
  })
})

const createAuthorContract = (change: object) =>
  createContract(
    {
      kind: 'author',
      subject: '',
      book_name: 'Сөз өнері',
      manuscript_on: day,
      royalty: 8,
      party_email: 'a@mail.example',
      ...change,
    },
    clerk,
  )
const signOnPaper = async (id: number) => {
  await sendContract(clerk, id)
  const scan = await uploadBytes(clerk, 'scan.pdf', 'application/pdf', '%PDF-1.7\n')
  expect((await changeStatus(clerk, id, { status: 'signed', scan: scan.body.file.id })).status).toBe(200)
}
const listTerms = (id: number) => db.select().from(royaltyTerms).where(eq(royaltyTerms.contract_id, id))

describe('the effects of a contract', () => {
  it('include the royalty of its book in realisation, where it cannot be removed', async () => {
    const card = await insertCard(press, { book_name: 'Сөз өнері', stages: ['signal'] })
    const { id } = await createAuthorContract({ tech_card_id: card })
    await signOnPaper(id)
    expect(await listTerms(id)).toEqual([])
    await db.insert(books).values({ tech_card_id: card, book_name: 'Сөз өнері', language: 'kz' })
    expect(await listTerms(id)).toMatchObject([{ rate: 8, authors: [{ name: party_name, share: 100 }] }])
    const removalResponse = await clerk.call('DELETE /api/realisation/contracts/{id}/terms', { params: { id } })
    expect([removalResponse.status, removalResponse.body.error.message]).toEqual([
      422,
      expect.stringContaining('Договоры'),
    ])

    const finishedCardId = await insertCard(press, { book_name: 'Ескі сөз', stages: ['done'] })
    const lateContract = await createAuthorContract({ tech_card_id: finishedCardId, royalty: 5 })
    await signOnPaper(lateContract.id)
    expect(await listTerms(lateContract.id)).toMatchObject([{ rate: 5 }])
  })

  it('include a link to the signed contract that it renews', async () => {
    const { id, number } = await createAuthorContract({})
    const earlyResponse = await clerk.call('POST /api/contracts', {
      body: createContractForm({ kind: 'author', subject: '', book_name: 'Сөз өнері', manuscript_on: day, renews: id }),
    })
    expect(earlyResponse.status).toBe(422)
    await signOnPaper(id)
    const renewingContract = await createAuthorContract({ renews: id })
    expect(renewingContract.renews).toMatchObject({ id, number })
    expect((await fetchContract(clerk, id)).body.contract.renewals).toMatchObject([{ id: renewingContract.id }])
  })
})

describe('partners', () => {
  it('read the contracts of their organization once they are sent', async () => {
    const partner = await insertPerson(press, 'partner')
    const [organization] = await db.insert(organizations).values({ name: 'ЖШС «Сөре»' }).returning()
    await db.update(profiles).set({ organization_id: organization?.id }).where(eq(profiles.user_id, partner.id))
    const { id } = await createContract(
      {
        kind: 'op',
        organization_id: organization?.id,
        party_bin: '940140000385',
        ...representative,
        discount: 12,
        subject: 'книги',
        subject_kz: 'кітаптар',
      },
      clerk,
    )
    expect((await listContracts(partner)).total).toBe(0)
    await sendContract(clerk, id)
    expect((await listContracts(partner)).contracts.map((one) => one.id)).toEqual([id])
    expect((await changeStatus(partner, id, { status: 'signed', code: '1' })).status).toBe(403)
  })
})

describe('reminders', () => {
  it('are sent to both parties once sixty and once thirty days before the end', async () => {
    const executor = await insertPerson(press, 'executor')
    const [insertedContract] = await db
      .insert(contracts)
      .values({
        kind: 'gph',
        status: 'signed',
        number: 'н-1',
        date: addDays(day, -30),
        party_name: executor.name,
        party_id: executor.id,
        ends_on: addDays(day, 45),
        created_by: hr.id,
      })
      .returning()
    const id = insertedContract?.id as number
    const sendReminders = () => db.transaction((tx) => remindOfContracts(tx))
    const countReminders = async () =>
      (
        await db
          .select()
          .from(events)
          .where(and(eq(events.type, 'contract.ending'), eq(events.resource_id, id)))
      ).length
    await sendReminders()
    await sendReminders()
    expect(await countReminders()).toBe(1)
    await db
      .update(contracts)
      .set({ ends_on: addDays(day, 29) })
      .where(eq(contracts.id, id))
    await sendReminders()
    await sendReminders()
    expect(await countReminders()).toBe(2)
    await expect
      .poll(
        async () =>
          (await db.select().from(notifications).where(eq(notifications.user_id, executor.id))).filter(
            ({ data }) => data.path === `/app/executor/contracts/${id}`,
          ).length,
        pollOptions,
      )
      .toBe(2)
    const writerNotifications = await db.select().from(notifications).where(eq(notifications.user_id, hr.id))
    expect(writerNotifications.some(({ data }) => data.path === `/app/hr/contracts/${id}`)).toBe(true)
  })
})

describe('the demo press', () => {
  it('has contracts of every kind and status, with documents of the sent ones', async () => {
    const { contracts: allContracts, counts } = await listContracts(supervisor)
    expect(new Set(allContracts.map(({ kind }) => kind)).size).toBe(8)
    expect(Object.values(counts).every((count) => count > 0)).toBe(true)
    const deliveries = await db.select({ id: contractDeliveries.contract_id }).from(contractDeliveries)
    expect(deliveries.length).toBeGreaterThan(6)
  })
})
