import type { AnswerOf } from '@press/contract'
import {
  addMonths,
  getStatisticsPeriod,
  promiseDays,
  stageKeys,
  workingDaysBetween,
  type StageKey,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, toPressDay, getToday } from '../../src/clock.ts'
import { applications, offerPayments, offers, techCards, techCardStages, turnovers } from '../../src/database/schema.ts'
import { insertCard, insertPerson, readVersion } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const director = await press.as('director')
const currentYear = getStatisticsPeriod('year', getToday())
const previousYear = getStatisticsPeriod('year', addMonths(getToday(), -12))
const periodNames = [
  currentYear.name,
  getStatisticsPeriod('quarter', getToday()).name,
  getStatisticsPeriod('month', getToday()).name,
  previousYear.name,
]
const getPeriod = (name: string) =>
  [
    currentYear,
    getStatisticsPeriod('quarter', getToday()),
    getStatisticsPeriod('month', getToday()),
    previousYear,
  ].find((one) => one.name === name)!

/** Reads all rows, to count them independently. */
const [cards, stays, submittedApplications, allOffers, payments, documents] = await Promise.all([
  db.select().from(techCards),
  db.select().from(techCardStages),
  db.select({ id: applications.id, at: applications.created_at }).from(applications),
  db.select().from(offers),
  db.select().from(offerPayments),
  db.select().from(turnovers),
])

/** Returns the day on which a book was published; undefined if it was not published. */
const getPublicationDay = (card: (typeof cards)[number]): string | undefined =>
  card.is_done
    ? stays
        .filter(({ tech_card_id, stage }) => tech_card_id === card.id && stage === 'done')
        .map(({ entered_at }) => toPressDay(entered_at))
        .toSorted()
        .at(-1)
    : undefined
const listPublished = ({ from, to }: { from: string; to: string }) =>
  cards.flatMap((card) => {
    const day = getPublicationDay(card)
    return day && day >= from && day <= to ? [{ card, day }] : []
  })
const countDaysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
/** Returns the smallest value that is at least as large as the given share of all values. */
const getPercentile = (values: number[], share: number) => {
  const sortedValues = values.toSorted((one, other) => one - other)
  return sortedValues[Math.max(0, Math.ceil(sortedValues.length * share) - 1)] ?? null
}
const invoicedOffers = allOffers.filter(
  ({ invoice_date, status }) => invoice_date !== null && !['in process', 'rejected'].includes(status),
)
const sumDebt = (day: string, name?: string) =>
  allOffers
    .filter(({ recipient_name }) => name === undefined || recipient_name === name)
    .reduce((total, { id }) => {
      const activeDocuments = documents.filter(
        (one) => one.offer_id === id && one.date <= day && one.cancelled_at === null,
      )
      const paid = payments.filter(({ offer_id, date }) => offer_id === id && date <= day)
      const debt =
        activeDocuments.reduce((sum, one) => sum + one.sum, 0) - paid.reduce((sum, { amount }) => sum + amount, 0)
      return total + Math.max(0, debt)
    }, 0)
const sumPayments = (from: string, to: string) =>
  payments.filter(({ date }) => date >= from && date <= to).reduce((total, { amount }) => total + amount, 0)

describe.each(periodNames)('the figures of %s, checked against a plain count of the rows', (name) => {
  const { from, to } = getPeriod(name)
  const end = to < getToday() ? to : getToday()
  const query = { period: name }

  it('count books, copies, days and books on time', async () => {
    const { body } = await director.call('GET /api/statistics/figures', { query })
    const publishedBooks = listPublished({ from, to: end })
    const durationDays = publishedBooks.flatMap(({ card }) => {
      const submittedAt = submittedApplications.find(({ id }) => id === card.application_id)?.at ?? card.created_at
      const stockDay = stays
        .filter(({ tech_card_id, stage }) => tech_card_id === card.id && stage === 'stock')
        .map(({ entered_at }) => toPressDay(entered_at))
        .toSorted()[0]
      const days = stockDay === undefined ? -1 : countDaysBetween(toPressDay(submittedAt), stockDay)
      return days >= 0 ? [days] : []
    })
    const booksWithDueDate = publishedBooks.filter(({ card }) => card.due !== null)
    const punctualBooks = booksWithDueDate.filter(({ card, day }) => day <= (card.due ?? ''))
    expect(body).toMatchObject({
      published: publishedBooks.length,
      copies: publishedBooks.reduce((sum, { card }) => sum + (card.quantity ?? 0), 0),
      days: getPercentile(durationDays, 0.5),
      on_time: booksWithDueDate.length > 0 ? Math.round((100 * punctualBooks.length) / booksWithDueDate.length) : null,
      paid: sumPayments(from, end),
      owed: sumDebt(end),
    })
    const earlierBooks = listPublished({ from: addMonths(from, -12), to: addMonths(end, -12) })
    expect(body.before?.published ?? 0).toBe(earlierBooks.length)
  })

  it('compare books by month with the previous year', async () => {
    const { months } = (await director.call('GET /api/statistics/published', { query })).body
    expect(months).toHaveLength(12)
    for (const { month, books, books_before } of months) {
      const monthPeriod = getStatisticsPeriod('month', month)
      expect(books).toBe(month <= getToday() ? listPublished(monthPeriod).length : null)
      const earlierCount = listPublished(getStatisticsPeriod('month', addMonths(month, -12))).length
      expect(books_before ?? earlierCount).toBe(earlierCount)
    }
  })

  it('give the working days per stage', async () => {
    const { stages } = (await director.call('GET /api/statistics/stage-times', { query })).body
    expect(stages.map(({ stage }) => stage)).toEqual(stageKeys.slice(0, -1))
    for (const { stage, passed, median_days, p90_days } of stages) {
      const stayDays = stays.flatMap(({ stage: stayStage, entered_at, left_at }) =>
        stayStage === stage && left_at && toPressDay(left_at) >= from && toPressDay(left_at) <= to
          ? [workingDaysBetween(toPressDay(entered_at), toPressDay(left_at))]
          : [],
      )
      expect({ passed, median_days, p90_days }).toEqual({
        passed: stayDays.length,
        median_days: getPercentile(stayDays, 0.5),
        p90_days: getPercentile(stayDays, 0.9),
      })
    }
  })

  it('give the working days per stage, month by month', async () => {
    const { months } = (await director.call('GET /api/statistics/stage-trend', { query })).body
    for (const { month, stages } of months) {
      expect(month >= from.slice(0, 7)).toBe(true)
      for (const { stage, books, median_days, p90_days } of stages) {
        const endedStays = stays.filter(
          (stay) => stay.stage === stage && stay.left_at && toPressDay(stay.left_at).slice(0, 7) === month.slice(0, 7),
        )
        const stayDays = endedStays.map(({ entered_at, left_at }) =>
          workingDaysBetween(toPressDay(entered_at), toPressDay(left_at!)),
        )
        expect({ month, stage, books, median_days, p90_days }).toEqual({
          month,
          stage,
          books: new Set(endedStays.map(({ tech_card_id }) => tech_card_id)).size,
          median_days: getPercentile(stayDays, 0.5),
          p90_days: getPercentile(stayDays, 0.9),
        })
      }
    }
  })

  it('sum invoices, payments and debts', async () => {
    const { body } = await director.call('GET /api/statistics/cash', { query })
    for (const { month, ...row } of body.months) {
      const monthPeriod = getStatisticsPeriod('month', month)
      const lastDay = monthPeriod.to < end ? monthPeriod.to : end
      expect(row).toEqual({
        billed: invoicedOffers
          .filter(({ invoice_date }) => (invoice_date ?? '') >= month && (invoice_date ?? '') <= lastDay)
          .reduce((total, { sum }) => total + sum, 0),
        paid: sumPayments(month, lastDay),
        owed: sumDebt(lastDay),
      })
    }
    expect(body.owed).toBe(sumDebt(end))
    for (const { name: who, owed } of body.debtors) expect(owed).toBe(sumDebt(end, who))
  })

  it('count books per stage', async () => {
    const { days } = (await director.call('GET /api/statistics/flow', { query })).body
    expect(days.at(-1)?.day).toBe(end)
    for (const { day, books } of [days[0], days.at(-1)] as AnswerOf<'GET /api/statistics/flow'>['days'])
      for (const stage of stageKeys) {
        const staysOnDay = stays.filter(
          (stay) =>
            stay.stage === stage &&
            toPressDay(stay.entered_at) <= day &&
            (!stay.left_at || toPressDay(stay.left_at) > day) &&
            (stage !== 'done' || toPressDay(stay.entered_at) >= from),
        )
        expect([stage, books[stage]]).toEqual([stage, staysOnDay.length])
      }
  })

  it('count early, punctual and late books', async () => {
    const { promises, undated } = (await director.call('GET /api/statistics/promises', { query })).body
    const publishedBooks = listPublished({ from, to })
    const lateDays = publishedBooks.flatMap(({ card, day }) => (card.due ? [countDaysBetween(card.due, day)] : []))
    const countAtMost = (days: number) => lateDays.filter((one) => one <= days).length
    const { early, inTime, week, month } = promiseDays
    expect(promises.map(({ books }) => books)).toEqual([
      countAtMost(early),
      countAtMost(inTime) - countAtMost(early),
      countAtMost(week) - countAtMost(inTime),
      countAtMost(month) - countAtMost(week),
      lateDays.length - countAtMost(month),
    ])
    expect(undated).toBe(publishedBooks.length - lateDays.length)
  })

  it('match the cards in the list', async () => {
    const publishedBooks = listPublished({ from, to })
    const allCards = (await director.call('GET /api/tech-cards', { query: { out: name } })).body
    const lateCards = (await director.call('GET /api/tech-cards', { query: { out: name, late: '1' } })).body
    expect(allCards.total).toBe(publishedBooks.length)
    expect(lateCards.total).toBe(publishedBooks.filter(({ card, day }) => card.due !== null && day > card.due).length)
  })
})

const readLeftCounts = async (stage: StageKey, month: string) => {
  const { months } = (await director.call('GET /api/statistics/stage-trend')).body
  const figure = months.find((one) => one.month.startsWith(month))?.stages.find((one) => one.stage === stage)
  const query = { left: stage, left_in: month, per_page: 100 }
  const { techcards, total } = (await director.call('GET /api/tech-cards', { query })).body
  return { books: figure?.books, total, ids: techcards.map(({ id }) => id) }
}

it('the books that left a stage in a month match the list of cards', async () => {
  const { months } = (await director.call('GET /api/statistics/stage-trend')).body
  const stageFigures = months.slice(-4).flatMap(({ month, stages }) => stages.map((figure) => ({ month, ...figure })))
  const rows = await Promise.all(stageFigures.map(({ stage, month }) => readLeftCounts(stage, month.slice(0, 7))))
  expect(rows.map(({ total }) => total)).toEqual(stageFigures.map(({ books }) => books))
  expect(stageFigures.filter(({ books }) => books > 0).length).toBeGreaterThan(4)
})

it('a card that left twice counts once; an undone move does not count', async () => {
  const [cardLeftTwiceId, leftCardId, returnedCardId] = [
    await insertCard(press, { stages: ['signal'] }),
    await insertCard(press, { stages: ['done'], archived: true }),
    await insertCard(press),
  ]
  const month = getToday().slice(0, 7)
  const countsBefore = await readLeftCounts('editor', month)
  const now = new Date()
  const stay = { stage: 'editor' as const, entered_at: now, left_at: now }
  await db.insert(techCardStages).values([
    { ...stay, tech_card_id: cardLeftTwiceId },
    { ...stay, tech_card_id: cardLeftTwiceId },
    { ...stay, tech_card_id: leftCardId },
  ])
  const chief = await press.as('initiator')
  const params = { id: returnedCardId }
  const readCardVersion = () => readVersion(press, 'techcard', returnedCardId)
  const moveBody = { version: await readCardVersion(), is_editor: false, is_project: true }
  expect((await chief.call('POST /api/tech-cards/kanban/{id}', { params, body: moveBody })).status).toBe(200)
  expect((await readLeftCounts('editor', month)).ids).toEqual(
    expect.arrayContaining([cardLeftTwiceId, leftCardId, returnedCardId]),
  )
  const undoBody = { version: await readCardVersion() }
  expect((await chief.call('POST /api/tech-cards/{id}/take-back', { params, body: undoBody })).status).toBe(200)

  const countsAfter = await readLeftCounts('editor', month)
  expect([countsAfter.books, countsAfter.total]).toEqual([(countsBefore.books ?? 0) + 2, countsBefore.total + 2])
  expect(countsAfter.ids).not.toContain(returnedCardId)
  expect((await director.fetch('/api/tech-cards?left=editor&left_in=2026-13')).status).toBe(422)
  // If a column is given too, only the cards in that column are found.
  const archivedQuery = { left: 'editor', left_in: month, stage: 'archieve', per_page: 100 } as const
  const archivedIds = (await director.call('GET /api/tech-cards', { query: archivedQuery })).body.techcards.map(
    ({ id }) => id,
  )
  expect(archivedIds).toContain(leftCardId)
  expect(archivedIds).not.toContain(cardLeftTwiceId)
})

it('the demo press has two years to compare and keeps most due dates', async () => {
  const { months } = (await director.call('GET /api/statistics/published')).body
  const pastMonths = months.filter(({ books }) => books !== null)
  expect(pastMonths.filter(({ books }) => books === 0).length).toBeLessThan(3)
  expect(months.filter(({ books_before }) => books_before).length).toBeGreaterThan(9)
  const { on_time } = (await director.call('GET /api/statistics/figures', { query: { period: previousYear.name } }))
    .body
  expect(on_time).toBeGreaterThan(60)
  expect(on_time).toBeLessThan(95)
})

it('a manager sees figures for their own books and no money', async () => {
  const [pm, accounting] = [await insertPerson(press, 'pm'), await press.as('accounting')]
  expect((await pm.call('GET /api/statistics/figures')).body).toEqual({
    published: 0,
    copies: 0,
    days: null,
    on_time: null,
    paid: null,
    owed: null,
    before: null,
  })
  const card = await insertCard(press, { stages: ['done'], manager: pm.id, due: addDays(getToday(), 1) })
  await db.update(techCards).set({ quantity: 300 }).where(eq(techCards.id, card))
  expect((await pm.call('GET /api/statistics/figures')).body).toMatchObject({ published: 1, copies: 300, on_time: 100 })
  expect((await accounting.call('GET /api/statistics/figures')).body.paid).not.toBeNull()
  expect((await pm.fetch('/api/statistics/cash')).status).toBe(403)
  expect((await director.fetch('/api/statistics/figures?period=2026-13')).status).toBe(422)
})

it('all figures export as a table without formulas', async () => {
  const pm = await insertPerson(press, 'pm')
  const readExport = async (who: typeof director, format: string) =>
    (await who.fetch(`/api/statistics/export?period=${currentYear.name}&format=${format}`)).text()
  const csv = await readExport(director, 'csv')
  const { published } = (await director.call('GET /api/statistics/figures')).body
  expect(csv).toContain(String(published))
  expect(csv).toContain('Счета и оплаты')
  expect(csv).not.toMatch(/[\n;,]"?[=+@]/)
  expect(await readExport(pm, 'csv')).not.toContain('Счета и оплаты')
  expect((await readExport(director, 'xlsx')).slice(0, 2)).toBe('PK')
})

it('authors’ ratings are listed lowest first; ratings by colleagues do not count', async () => {
  const topScores = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 } as const
  const satisfactionBefore = (await director.call('GET /api/statistics/satisfaction')).body
  const author = await insertPerson(press, 'author')
  const chief = await press.as('initiator')
  const stranger = await insertPerson(press, 'author')
  const [wellRatedId, badlyRatedId] = [
    await insertCard(press, { stages: ['done'], author: author.id }),
    await insertCard(press, { stages: ['done'], author: author.id }),
  ]
  const rateCard = (
    who: Pick<typeof author, 'call'>,
    id: number,
    scores: Record<keyof typeof topScores, 1 | 2 | 3 | 4 | 5>,
  ) => who.call('POST /api/tech-cards/{id}/score', { params: { id }, body: { scores, comment: 'Спасибо' } })
  expect((await rateCard(author, wellRatedId, topScores)).status).toBe(200)
  expect(
    (await rateCard(author, badlyRatedId, { ...topScores, quality: 1, punctuality: 1, creativity: 1 })).status,
  ).toBe(200)
  expect((await rateCard(chief, badlyRatedId, topScores)).status).toBe(200)
  expect((await rateCard(stranger, badlyRatedId, topScores)).status).toBe(404)
  // An author sees their own rating, but not the ratings of the press's staff.
  const ownRatings = (await author.call('GET /api/tech-cards/{id}/score', { params: { id: badlyRatedId } })).body
    .ratings
  expect(ownRatings.map(({ by }) => by.id)).toEqual([author.id])
  expect((await stranger.call('GET /api/tech-cards/{id}/score', { params: { id: badlyRatedId } })).status).toBe(404)

  const { ratings, books, mean } = (await director.call('GET /api/statistics/satisfaction')).body
  expect(ratings).toBe(satisfactionBefore.ratings + 2)
  const getMean = (id: number) => books.find(({ techcard_id }) => techcard_id === id)?.mean
  expect([getMean(badlyRatedId), getMean(wellRatedId)]).toEqual([2.6, 5])
  expect(books.map((book) => book.mean)).toEqual(books.map((book) => book.mean).toSorted((one, other) => one - other))
  expect(mean).not.toBeNull()
  const manager = await insertPerson(press, 'pm')
  expect((await manager.call('GET /api/statistics/satisfaction')).body.ratings).toBe(0)
})
