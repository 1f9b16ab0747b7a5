import type { AnswerOf } from '@press/contract'
import { listPastQuarters } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { contracts, techCards, techCardStages, workTypes } from '../../src/database/schema.ts'
import { insertCard, insertProject, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const director = await press.as('director')

type Pace = AnswerOf<'GET /api/statistics/stages'>['stages'][number]
const readPace = async (stage: Pace['stage'], who = director): Promise<Pace> => {
  const { stages } = (await who.call('GET /api/statistics/stages')).body
  return stages.find((row) => row.stage === stage) as Pace
}
const readMoney = async (who = director) => (await who.call('GET /api/statistics/money')).body
const getTimeDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('the pace of the stages', () => {
  it('counts current books and books that moved on within the last four weeks', async () => {
    const paceBefore = await readPace('wap')
    const lateCardId = await insertCard(press, { stages: ['wap'], due: addDays(getToday(), -3) })
    const passedCardId = await insertCard(press, { stages: ['stock'] })
    await db.insert(techCardStages).values([
      { tech_card_id: passedCardId, stage: 'wap', entered_at: getTimeDaysAgo(20), left_at: getTimeDaysAgo(6) },
      { tech_card_id: lateCardId, stage: 'wap', entered_at: getTimeDaysAgo(60), left_at: getTimeDaysAgo(40) },
    ])
    const paceAfter = await readPace('wap')
    expect([paceAfter.books, paceAfter.overdue, paceAfter.passed]).toEqual([
      paceBefore.books + 1,
      paceBefore.overdue + 1,
      paceBefore.passed + 1,
    ])
  })

  it('covers only a manager’s own books', async () => {
    const pm = await insertPerson(press, 'pm')
    const card = await insertCard(press, { stages: ['author'], manager: pm.id })
    await insertCard(press, { stages: ['author'] })
    await db
      .insert(techCardStages)
      .values({ tech_card_id: card, stage: 'signal', entered_at: getTimeDaysAgo(14), left_at: getTimeDaysAgo(7) })
    expect(await readPace('author', pm)).toMatchObject({ books: 1, overdue: 0, passed: 0, median_days: null })
    // Any week has five working days; a holiday takes one of them.
    const { median_days, passed } = await readPace('signal', pm)
    expect(passed).toBe(1)
    expect([4, 5]).toContain(median_days)
  })
})

it('a person’s load is the hours of their started and waiting works', async () => {
  const executor = await insertPerson(press, 'executor')
  const readLoad = async () =>
    (await director.call('GET /api/statistics/load')).body.people.find(({ user }) => user.id === executor.id)
  expect(await readLoad()).toBeUndefined()
  const [startedProject, offeredProject, submittedProject] = [
    await insertProject(press, { executor: executor.id, status: 'in progress', work: 'in progress' }),
    await insertProject(press, { executor: executor.id, status: 'in progress', work: 'offered' }),
    await insertProject(press, { executor: executor.id, status: 'in progress', work: 'completed' }),
  ]
  const latePeriod = { start_date: addDays(getToday(), -40), end_date: addDays(getToday(), -30) }
  for (const [{ work }, hours] of [
    [startedProject, 50],
    [offeredProject, 8],
    [submittedProject, 100],
  ] as const)
    await db
      .update(workTypes)
      .set({ hours, ...latePeriod })
      .where(eq(workTypes.id, work))
  expect(await readLoad()).toMatchObject({ hours: 50, waiting_hours: 8, capacity_hours: 40, works: 2 })
})

it('the money figures sum approved and submitted works; an executor sees their own', async () => {
  const executor = await insertPerson(press, 'executor')
  const moneyBefore = await readMoney()
  const works = [
    await insertProject(press, { executor: executor.id, work: 'approved' }),
    await insertProject(press, { executor: executor.id, work: 'completed' }),
    await insertProject(press, { executor: executor.id, work: 'paid' }),
  ]
  for (const [index, { work }] of works.entries())
    await db
      .update(workTypes)
      .set({ price: (index + 1) * 1000 })
      .where(eq(workTypes.id, work))
  expect(await readMoney(executor)).toMatchObject({ owed: 1000, owed_works: 1, checking: 2000, checking_works: 1 })
  expect((await readMoney(executor)).people).toMatchObject([{ user: { id: executor.id }, owed: 1000, works: 1 }])
  expect(await readMoney()).toMatchObject({
    owed: moneyBefore.owed + 1000,
    owed_works: moneyBefore.owed_works + 1,
    checking: moneyBefore.checking + 2000,
    checking_works: moneyBefore.checking_works + 1,
  })
})

it('a director sees the press’s money, which matches accounting and the quarter’s statements', async () => {
  const [accounting, pm] = [await press.as('accounting'), await press.as('pm')]
  const [quarter] = listPastQuarters(getToday(), 1)
  const [{ body: money }, { body: income }, { body: late }, { body: sold }] = await Promise.all([
    director.call('GET /api/statistics/money'),
    accounting.call('GET /api/statistics/accounting/income'),
    accounting.call('GET /api/statistics/accounting/late'),
    accounting.call('GET /api/realisation', { query: { from: quarter?.from ?? '', to: quarter?.to ?? '' } }),
  ])
  expect(money.press).toMatchObject({ received: income.received, overdue: late.sum, authors: sold.sums.owed })
  const { debtors = [], owed = 0, overdue = 0 } = money.press ?? {}
  expect(overdue).toBeGreaterThan(0)
  expect(owed).toBeGreaterThanOrEqual(overdue)
  expect(debtors).toHaveLength(3)
  expect(debtors.map((one) => one.owed)).toEqual(debtors.map((one) => one.owed).toSorted((one, other) => other - one))
  expect((await pm.call('GET /api/statistics/money')).body.press).toBeNull()
})

it('deliveries are the undelivered books due from today within this week', async () => {
  const pm = await insertPerson(press, 'pm')
  const readDeliveries = async () => (await pm.call('GET /api/statistics/deliveries')).body
  const laterCardId = await insertCard(press, { stages: ['stock'], manager: pm.id, due: addDays(getToday(), 30) })
  expect(await readDeliveries()).toMatchObject({ books: [], total: 0, copies: 0, next: { id: laterCardId } })
  const dueTodayCardId = await insertCard(press, { stages: ['stock'], manager: pm.id, due: getToday() })
  await db.update(techCards).set({ quantity: 300 }).where(eq(techCards.id, dueTodayCardId))
  await insertCard(press, { stages: ['done'], manager: pm.id, due: getToday() })
  await insertCard(press, { stages: ['stock'], manager: pm.id, due: addDays(getToday(), -1) })
  expect(await readDeliveries()).toMatchObject({
    books: [{ id: dueTodayCardId, copies: 300 }],
    total: 1,
    copies: 300,
    next: null,
  })
})

it('the books at risk are a person’s overdue books, each with its reason', async () => {
  const [pm, executor] = [await insertPerson(press, 'pm'), await insertPerson(press, 'executor')]
  const readRisks = async () => (await pm.call('GET /api/statistics/risks')).body
  await insertCard(press, { stages: ['process'], manager: pm.id, due: addDays(getToday(), 1) })
  await insertCard(press, { stages: ['done'], manager: pm.id, due: addDays(getToday(), -9) })
  expect(await readRisks()).toEqual({ books: [], total: 0 })
  const unsignedCardId = await insertCard(press, { stages: ['author'], manager: pm.id, due: addDays(getToday(), -2) })
  const { card, work } = await insertProject(press, {
    executor: executor.id,
    status: 'in progress',
    work: 'in progress',
  })
  await db
    .update(techCards)
    .set({ project_manager_id: pm.id, due: addDays(getToday(), -5), is_editor: false, is_process: true })
    .where(eq(techCards.id, card))
  await db
    .update(workTypes)
    .set({ end_date: addDays(getToday(), -1) })
    .where(eq(workTypes.id, work))
  expect(await readRisks()).toMatchObject({
    books: [
      {
        id: card,
        reason: 'workLate',
        work_due: addDays(getToday(), -1),
        executor: { id: executor.id },
        manager: { id: pm.id },
      },
      { id: unsignedCardId, reason: 'notSigned', work: null, executor: null },
    ],
    total: 2,
  })
})

it('the monthly report is a PDF in the requested language', async () => {
  const answer = await director.fetch('/api/statistics/report.pdf?month=2026-10&lang=kz')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('қазан')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await director.fetch('/api/statistics/report.pdf?month=2026-13')).status).toBe(422)
})

it('HR sees each person’s works and the contracts that end soonest', async () => {
  const [hr, executor, other] = [
    await press.as('hr'),
    await insertPerson(press, 'executor', 'Ұлжан Тест'),
    await insertPerson(press, 'executor', 'Ұлболсын Тест'),
  ]
  const findPeople = async (query = {}) =>
    (await hr.call('GET /api/statistics/people', { query: { search: 'тест', sort_dir: 'asc', ...query } })).body
  const endingBefore = (await findPeople()).ending
  const contractFields = { status: 'signed', number: '1', date: getToday(), party_name: 'Тест' } as const
  await db.insert(contracts).values([
    { ...contractFields, kind: 'gph', party_id: executor.id, ends_on: addDays(getToday(), 45) },
    { ...contractFields, kind: 'gph', number: '2', party_id: executor.id, ends_on: addDays(getToday(), 5) },
    { ...contractFields, kind: 'confidence', party_id: other.id, ends_on: addDays(getToday(), 3) },
    { ...contractFields, kind: 'itd', party_id: other.id, ends_on: addDays(getToday(), 20) },
  ])
  const { work } = await insertProject(press, { executor: executor.id, status: 'in progress', work: 'in progress' })
  const { people, ending } = await findPeople()
  expect(people).toMatchObject([
    { user: { id: other.id }, works: [], contract: { kind: 'itd', ends_on: addDays(getToday(), 20) } },
    {
      user: { id: executor.id },
      works: [{ id: work, kind: 'editing' }],
      contract: { ends_on: addDays(getToday(), 45) },
    },
  ])
  expect(ending).toEqual({ 30: endingBefore[30] + 1, 60: endingBefore[60] + 2 })
  expect((await findPeople({ ends: '30' })).people).toMatchObject([{ user: { id: other.id } }])
  expect((await findPeople({ sort_by: 'name', sort_dir: 'desc' })).people[0]?.user.id).toBe(executor.id)
})
