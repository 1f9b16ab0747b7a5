import { createHash } from 'node:crypto'
import {
  applicationStatuses,
  findBottleneck,
  fromTenge,
  isValidBinIin,
  offerDecisions,
  validateOffer,
  offerStatuses,
  roleByKey,
  roleKeys,
  stageKeys,
  validateTechCard,
  type Offer,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isValidIban } from '@press/domain/identifiers/iban'
import { addDays, getToday } from '../src/clock.ts'
import { applications, cards, organizations, people } from '../src/demo/data.ts'
import { createIsbn } from '../src/demo/passport.ts'
import { scaleDemoData } from '../src/demo/scale-data.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createFiles } from '../src/files/files.ts'
import { createDemoDatabase, openPress } from './support.ts'

const press = await openPress()
const author = await press.as('author')
const supervisor = await press.as('supervisor')

describe('the demo press', () => {
  it('has eighty valid offers across all statuses, in both languages', async () => {
    const allOffers: Offer[] = []
    for (const page of [1, 2]) {
      const { body } = await supervisor.call('GET /api/offers', { query: { page } })
      expect(body.total).toBe(80)
      for (const { id } of body.data)
        allOffers.push((await supervisor.call('GET /api/offers/{id}', { params: { id } })).body.offer)
    }
    expect(new Set(allOffers.map(({ status }) => status))).toEqual(new Set(offerStatuses))
    expect(new Set(allOffers.map(({ language }) => language))).toEqual(new Set(['ru', 'kz']))
    for (const offer of allOffers)
      expect({ number: offer.number, problems: validateOffer(offer) }).toEqual({ number: offer.number, problems: {} })
    const [partner, recipient] = [await press.as('partner'), author]
    expect((await partner.call('GET /api/offers')).body.total).toBeGreaterThan(5)
    expect((await recipient.call('GET /api/offers')).body.total).toBeGreaterThan(1)
  })

  it('has data in each panel of the accounting start page', async () => {
    const clerk = await press.as('accounting')
    const pendingAnswers = (await clerk.call('GET /api/statistics/accounting/answer')).body
    expect(pendingAnswers.rows.map(({ kind }) => kind).toSorted()).toEqual([
      'payment',
      'payment',
      'payment',
      'request',
      'request',
      'request',
      'request',
    ])
    const incompleteOrders = (await clerk.call('GET /api/statistics/accounting/lacking')).body
    expect(incompleteOrders.rows.filter(({ due }) => due < getToday())).toHaveLength(1)
    expect(incompleteOrders.rows.filter(({ due }) => due >= getToday())).toHaveLength(3)
    expect((await clerk.call('GET /api/statistics/accounting/bill')).body.total).toBeGreaterThan(5)
    expect((await clerk.call('GET /api/statistics/accounting/late')).body.total).toBeGreaterThan(1)
  })

  it('has a bank statement with one entered payment and three that need a decision', async () => {
    const clerk = await press.as('accounting')
    const [statement] = (await clerk.call('GET /api/statements')).body.statements
    const listLines = async (decided: '0' | '1') =>
      (await clerk.call('GET /api/statements/{id}/lines', { params: { id: statement?.id ?? 0 }, query: { decided } }))
        .body.lines
    expect((await listLines('0')).map(({ reason }) => reason).toSorted()).toEqual([
      'less',
      'otherPayer',
      'unknownPayer',
    ])
    const [enteredLine, ...otherLines] = await listLines('1')
    expect(otherLines).toEqual([])
    const id = enteredLine?.parts[0]?.offer_id ?? 0
    expect((await clerk.call('GET /api/offers/{id}', { params: { id } })).body.offer.progress).toBe(100)
  })

  it('has sent letters whose documents match the stored files', async () => {
    const clerk = await press.as('accounting')
    const { data } = (await clerk.call('GET /api/offers', { query: { status: 'Invoice and contract sent' } })).body
    const sentKinds = []
    for (const { id } of data)
      sentKinds.push(...(await clerk.call('GET /api/offers/{id}/sendings', { params: { id } })).body.sendings)
    expect(sentKinds.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'invoice failed',
      ...['invoice', 'kp'].flatMap((kind) => Array.from({ length: 3 }, () => `${kind} sent`)),
    ])
    for (const { file, sha256 } of sentKinds) {
      const bytes = Buffer.from(await (await clerk.fetch(`/api/files/${file.id}`)).arrayBuffer())
      expect(bytes.subarray(0, 4).toString()).toBe('%PDF')
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  })

  it('has decisions of recipients with their documents, and an offer with an earlier version', async () => {
    const clerk = await press.as('accounting')
    const decisions: string[] = []
    const earlier: number[] = []
    for (let page = 1; page <= 2; page += 1)
      for (const { id, revision } of (await clerk.call('GET /api/offers', { query: { page } })).body.data) {
        const { offer } = (await clerk.call('GET /api/offers/{id}', { params: { id } })).body
        for (const { decision, note, by, file } of offer.decisions) {
          decisions.push(decision)
          expect(by).not.toBeNull()
          expect(note !== '').toBe(decision !== 'accept')
          expect((await clerk.fetch(`/api/files/${file.id}`)).status).toBe(200)
        }
        if (revision > 1)
          earlier.push((await clerk.call('GET /api/offers/{id}/versions', { params: { id } })).body.versions.length)
      }
    expect(new Set(decisions)).toEqual(new Set(offerDecisions))
    expect(earlier).toEqual([1])
  })

  it('has a wallet for the executor and the project manager', async () => {
    for (const role of ['executor', 'pm'] as const) {
      const person = await press.as(role)
      const { owed, paid } = (await person.call('GET /api/wallet')).body
      expect(owed).toBeGreaterThan(0)
      expect(paid).toBeGreaterThan(0)
      expect((await person.call('GET /api/wallet/acts')).body.total).toBeGreaterThan(0)
    }
  })

  it('has one account for each role, and valid organizations', async () => {
    const demoPeople = people.filter(({ email }) => email.endsWith('@demo.press'))
    expect(new Set(demoPeople.map(({ role }) => role))).toEqual(new Set(roleKeys))
    expect(demoPeople).toHaveLength(roleKeys.length)
    expect(people).toHaveLength(33)
    expect(organizations.every(({ bin, account }) => isValidBinIin(bin) && isValidIban(account))).toBe(true)
    const partner = await (await press.as('partner')).call('GET /api/userprofile')
    expect(partner.body).toMatchObject({
      profile: { organization: 'ТОО «Кітап әлемі»' },
      user: { role_id: roleByKey('partner').id },
    })
  })

  it('has sixty books across all ten stages, including late and urgent ones', async () => {
    expect(cards).toHaveLength(60)
    const { stages } = (await supervisor.call('GET /api/queue')).body
    expect(stages.map(({ stage }) => stage)).toEqual(stageKeys)
    expect(Math.min(...stages.map(({ total }) => total))).toBeGreaterThan(2)
    expect(stages.reduce((sum, { overdue }) => sum + overdue, 0)).toBeGreaterThan(5)
    const week = await supervisor.call('GET /api/tech-cards/board', { query: { due: 'week' } })
    expect(week.body.techcards.length).toBeGreaterThan(10)
  })

  it('has valid cards', async () => {
    for (const { id } of cards) {
      const { techcard } = (await supervisor.call('GET /api/tech-cards/{id}', { params: { id } })).body
      expect({ id, problems: validateTechCard(techcard) }).toEqual({ id, problems: {} })
      expect(techcard.path.filter(({ state }) => state !== 'future').every(({ entered_at }) => entered_at)).toBe(true)
      expect(techcard.created_at <= new Date().toISOString()).toBe(true)
    }
  })

  it('has valid ISBN check digits', () => {
    for (const { id } of cards) {
      const digits = Array.from(createIsbn(id).replaceAll('-', ''), Number)
      expect(digits).toHaveLength(13)
      expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 ? 3 : 1), 0) % 10).toBe(0)
    }
  })

  it('has forty applications across all statuses, with their files', async () => {
    expect(applications).toHaveLength(40)
    const { body } = await supervisor.call('GET /api/applications')
    expect(Object.keys(body.counts).sort()).toEqual([...applicationStatuses].sort())
    for (const { id } of applications) {
      const { application } = (await supervisor.call('GET /api/application/details/{id}', { params: { id } })).body
      expect(Object.keys(application.files).length).toBeGreaterThanOrEqual(4)
      expect(application.revision.length > 0).toBe(application.status === 'revision')
    }
    const file = (await supervisor.call('GET /api/application/details/{id}', { params: { id: 228 } })).body.application
      .files.manuscript
    const bytes = await (await supervisor.fetch(`/api/files/${file?.id}`)).arrayBuffer()
    expect(bytes.byteLength).toBe(file?.size)
  })

  it('gives its author the expected books and application', async () => {
    const { techcards } = (await author.call('GET /api/tech-cards')).body
    expect(techcards.filter(({ is_author }) => is_author)).toMatchObject([
      { book_name: 'Введение в корпусную лингвистику' },
    ])
    expect(techcards.filter(({ is_process }) => is_process)).toMatchObject([
      { book_name: 'Машинное обучение для лингвистов' },
    ])
    expect(techcards).toHaveLength(2)
    const { items } = (await author.call('GET /api/queue')).body
    expect(items.map(({ book_name }) => book_name).sort()).toEqual([
      'Введение в корпусную лингвистику',
      'Цифровая лексикография казахского языка',
    ])
    const openApplications = (await author.call('GET /api/applications', { query: { status: 'in process' } })).body
      .applications
    expect(openApplications).toMatchObject([
      { book_name: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы', due: addDays(getToday(), 11) },
    ])
    expect((await author.call('GET /api/notifications')).body.length).toBeGreaterThan(0)
  })

  it('has realistic figures, with few overloaded people and one bottleneck stage', async () => {
    const director = await press.as('director')
    const { owed, checking } = (await director.call('GET /api/statistics/money')).body
    expect(owed).toBeGreaterThan(fromTenge(300_000))
    expect(owed).toBeLessThan(fromTenge(2_500_000))
    expect(checking).toBeLessThan(fromTenge(1_500_000))
    const hours = (await director.call('GET /api/statistics/load')).body.people.map(
      (load) => load.hours + load.waiting_hours,
    )
    expect(hours).toHaveLength(8)
    expect(hours.filter((each) => each > 40).length).toBeLessThanOrEqual(4)
    expect(Math.max(...hours)).toBeLessThan(80)
    const { stages } = (await director.call('GET /api/statistics/stages')).body
    expect(findBottleneck(stages)?.stage).toBe('author')
  })

  it('fills only an empty database', async () => {
    const { db } = press.database
    await expect(seedDemo(db, { scale: 1, files: createFiles(db, press.config) })).rejects.toThrow('empty')
  })
})

describe('a demo press with copies', () => {
  const rowCounts = sql`select (select count(*) from applications)::int applications, (select count(*) from tech_cards)::int cards,
    (select count(*) from work_types)::int works, (select count(*) from offers)::int offers`

  it.each([false, true])('has all rows several times (finished: %s)', async (finished) => {
    const { db, close } = await createDemoDatabase()
    const [countsBefore] = (await db.execute<Record<string, number>>(rowCounts)).rows
    await db.transaction((tx) => scaleDemoData(tx, 3, finished))
    const [countsAfter] = (await db.execute<Record<string, number>>(rowCounts)).rows
    await close()
    expect(countsAfter).toEqual(
      Object.fromEntries(Object.entries(countsBefore ?? {}).map(([name, count]) => [name, count * 3])),
    )
    expect(countsBefore?.['cards']).toBeGreaterThan(0)
  })
})
