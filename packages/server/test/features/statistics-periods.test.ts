import type { AnswerOf } from '@press/contract'
import { addMonths, periodOf, promiseDays, stageKeys, workingDaysBetween, type StageKey } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, toPressDay, getToday } from '../../src/clock.ts'
import { applications, offerPayments, offers, techCards, techCardStages, turnovers } from '../../src/database/schema.ts'
import { cardOf, insertPerson, versionOf } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const director = await press.as('director')
const year = periodOf('year', getToday())
const last = periodOf('year', addMonths(getToday(), -12))
const names = [year.name, periodOf('quarter', getToday()).name, periodOf('month', getToday()).name, last.name]
const spanOf = (name: string) =>
  [year, periodOf('quarter', getToday()), periodOf('month', getToday()), last].find((one) => one.name === name)!

/** Reads all rows, to count them independently. */
const [cards, stays, sent, allOffers, payments, documents] = await Promise.all([
  db.select().from(techCards),
  db.select().from(techCardStages),
  db.select({ id: applications.id, at: applications.created_at }).from(applications),
  db.select().from(offers),
  db.select().from(offerPayments),
  db.select().from(turnovers),
])

/** Returns the day on which a book was published; undefined if it was not published. */
const outOn = (card: (typeof cards)[number]): string | undefined =>
  card.is_done
    ? stays
        .filter(({ tech_card_id, stage }) => tech_card_id === card.id && stage === 'done')
        .map(({ entered_at }) => toPressDay(entered_at))
        .toSorted()
        .at(-1)
    : undefined
const outIn = ({ from, to }: { from: string; to: string }) =>
  cards.flatMap((card) => {
    const day = outOn(card)
    return day && day >= from && day <= to ? [{ card, day }] : []
  })
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
/** Returns the smallest value that is at least as large as the given share of all values. */
const ranked = (values: number[], share: number) => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}
const invoicedOffers = allOffers.filter(
  ({ invoice_date, status }) => invoice_date !== null && !['in process', 'rejected'].includes(status),
)
const owedOn = (day: string, name?: string) =>
  allOffers
    .filter(({ recipient_name }) => name === undefined || recipient_name === name)
    .reduce((all, { id }) => {
      const activeDocuments = documents.filter(
        (one) => one.offer_id === id && one.date <= day && one.cancelled_at === null,
      )
      const paid = payments.filter(({ offer_id, date }) => offer_id === id && date <= day)
      const debt =
        activeDocuments.reduce((sum, one) => sum + one.sum, 0) - paid.reduce((sum, { amount }) => sum + amount, 0)
      return all + Math.max(0, debt)
    }, 0)
const paidBetween = (from: string, to: string) =>
  payments.filter(({ date }) => date >= from && date <= to).reduce((all, { amount }) => all + amount, 0)

describe.each(names)('the figures of %s, checked against a plain count of the rows', (name) => {
  const { from, to } = spanOf(name)
  const end = to < getToday() ? to : getToday()
  const query = { period: name }

  it('count books, copies, days and books on time', async () => {
    const { body } = await director.call('GET /api/statistics/figures', { query })
    const out = outIn({ from, to: end })
    const durationDays = out.flatMap(({ card }) => {
      const at = sent.find(({ id }) => id === card.application_id)?.at ?? card.created_at
      const stockDay = stays
        .filter(({ tech_card_id, stage }) => tech_card_id === card.id && stage === 'stock')
        .map(({ entered_at }) => toPressDay(entered_at))
        .toSorted()[0]
      const days = stockDay === undefined ? -1 : daysBetween(toPressDay(at), stockDay)
      return days >= 0 ? [days] : []
    })
    const dated = out.filter(({ card }) => card.due !== null)
    const inTime = dated.filter(({ card, day }) => day <= (card.due ?? ''))
    expect(body).toMatchObject({
      published: out.length,
      copies: out.reduce((sum, { card }) => sum + (card.quantity ?? 0), 0),
      days: ranked(durationDays, 0.5),
      on_time: dated.length > 0 ? Math.round((100 * inTime.length) / dated.length) : null,
      paid: paidBetween(from, end),
      owed: owedOn(end),
    })
    const before = outIn({ from: addMonths(from, -12), to: addMonths(end, -12) })
    expect(body.before?.published ?? 0).toBe(before.length)
  })

  it('compare books by month with the previous year', async () => {
    const { months } = (await director.call('GET /api/statistics/published', { query })).body
    expect(months).toHaveLength(12)
    for (const { month, books, books_before } of months) {
      const monthPeriod = periodOf('month', month)
      expect(books).toBe(month <= getToday() ? outIn(monthPeriod).length : null)
      const before = outIn(periodOf('month', addMonths(month, -12))).length
      expect(books_before ?? before).toBe(before)
    }
  })

  it('give the working days per stage', async () => {
    const { stages } = (await director.call('GET /api/statistics/stage-times', { query })).body
    expect(stages.map(({ stage }) => stage)).toEqual(stageKeys.slice(0, -1))
    for (const { stage, passed, median_days, p90_days } of stages) {
      const lasted = stays.flatMap(({ stage: at, entered_at, left_at }) =>
        at === stage && left_at && toPressDay(left_at) >= from && toPressDay(left_at) <= to
          ? [workingDaysBetween(toPressDay(entered_at), toPressDay(left_at))]
          : [],
      )
      expect({ passed, median_days, p90_days }).toEqual({
        passed: lasted.length,
        median_days: ranked(lasted, 0.5),
        p90_days: ranked(lasted, 0.9),
      })
    }
  })

  it('give the working days per stage, month by month', async () => {
    const { months } = (await director.call('GET /api/statistics/stage-trend', { query })).body
    for (const { month, stages } of months) {
      expect(month >= from.slice(0, 7)).toBe(true)
      for (const { stage, books, median_days, p90_days } of stages) {
        const left = stays.filter(
          (stay) => stay.stage === stage && stay.left_at && toPressDay(stay.left_at).slice(0, 7) === month.slice(0, 7),
        )
        const lasted = left.map(({ entered_at, left_at }) =>
          workingDaysBetween(toPressDay(entered_at), toPressDay(left_at!)),
        )
        expect({ month, stage, books, median_days, p90_days }).toEqual({
          month,
          stage,
          books: new Set(left.map(({ tech_card_id }) => tech_card_id)).size,
          median_days: ranked(lasted, 0.5),
          p90_days: ranked(lasted, 0.9),
        })
      }
    }
  })

  it('sum invoices, payments and debts', async () => {
    const { body } = await director.call('GET /api/statistics/cash', { query })
    for (const { month, ...row } of body.months) {
      const monthPeriod = periodOf('month', month)
      const until = monthPeriod.to < end ? monthPeriod.to : end
      expect(row).toEqual({
        billed: invoicedOffers
          .filter(({ invoice_date }) => (invoice_date ?? '') >= month && (invoice_date ?? '') <= until)
          .reduce((all, { sum }) => all + sum, 0),
        paid: paidBetween(month, until),
        owed: owedOn(until),
      })
    }
    expect(body.owed).toBe(owedOn(end))
    for (const { name: who, owed } of body.debtors) expect(owed).toBe(owedOn(end, who))
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
    const out = outIn({ from, to })
    const late = out.flatMap(({ card, day }) => (card.due ? [daysBetween(card.due, day)] : []))
    const below = (days: number) => late.filter((one) => one <= days).length
    const { early, inTime, week, month } = promiseDays
    expect(promises.map(({ books }) => books)).toEqual([
      below(early),
      below(inTime) - below(early),
      below(week) - below(inTime),
      below(month) - below(week),
      late.length - below(month),
    ])
    expect(undated).toBe(out.length - late.length)
  })

  it('match the cards in the list', async () => {
    const out = outIn({ from, to })
    const all = (await director.call('GET /api/tech-cards', { query: { out: name } })).body
    const late = (await director.call('GET /api/tech-cards', { query: { out: name, late: '1' } })).body
    expect(all.total).toBe(out.length)
    expect(late.total).toBe(out.filter(({ card, day }) => card.due !== null && day > card.due).length)
  })
})

const leftOf = async (stage: StageKey, month: string) => {
  const { months } = (await director.call('GET /api/statistics/stage-trend')).body
  const figure = months.find((one) => one.month.startsWith(month))?.stages.find((one) => one.stage === stage)
  const query = { left: stage, left_in: month, per_page: 100 }
  const { techcards, total } = (await director.call('GET /api/tech-cards', { query })).body
  return { books: figure?.books, total, ids: techcards.map(({ id }) => id) }
}

it('the books that left a stage in a month match the list of cards', async () => {
  const { months } = (await director.call('GET /api/statistics/stage-trend')).body
  const figures = months.slice(-4).flatMap(({ month, stages }) => stages.map((figure) => ({ month, ...figure })))
  const rows = await Promise.all(figures.map(({ stage, month }) => leftOf(stage, month.slice(0, 7))))
  expect(rows.map(({ total }) => total)).toEqual(figures.map(({ books }) => books))
  expect(figures.filter(({ books }) => books > 0).length).toBeGreaterThan(4)
})

it('a card that left twice counts once; an undone move does not count', async () => {
  const [twice, away, back] = [
    await cardOf(press, { stages: ['signal'] }),
    await cardOf(press, { stages: ['done'], archived: true }),
    await cardOf(press),
  ]
  const month = getToday().slice(0, 7)
  const before = await leftOf('editor', month)
  const now = new Date()
  const stay = { stage: 'editor' as const, entered_at: now, left_at: now }
  await db.insert(techCardStages).values([
    { ...stay, tech_card_id: twice },
    { ...stay, tech_card_id: twice },
    { ...stay, tech_card_id: away },
  ])
  const chief = await press.as('initiator')
  const params = { id: back }
  const version = () => versionOf(press, 'techcard', back)
  const moved = { version: await version(), is_editor: false, is_project: true }
  expect((await chief.call('POST /api/tech-cards/kanban/{id}', { params, body: moved })).status).toBe(200)
  expect((await leftOf('editor', month)).ids).toEqual(expect.arrayContaining([twice, away, back]))
  const asBefore = { version: await version() }
  expect((await chief.call('POST /api/tech-cards/{id}/take-back', { params, body: asBefore })).status).toBe(200)

  const after = await leftOf('editor', month)
  expect([after.books, after.total]).toEqual([(before.books ?? 0) + 2, before.total + 2])
  expect(after.ids).not.toContain(back)
  expect((await director.fetch('/api/tech-cards?left=editor&left_in=2026-13')).status).toBe(422)
  // If a column is given too, only the cards in that column are found.
  const archivedQuery = { left: 'editor', left_in: month, stage: 'archieve', per_page: 100 } as const
  const archived = (await director.call('GET /api/tech-cards', { query: archivedQuery })).body.techcards.map(
    ({ id }) => id,
  )
  expect(archived).toContain(away)
  expect(archived).not.toContain(twice)
})

it('the demo press has two years to compare and keeps most due dates', async () => {
  const { months } = (await director.call('GET /api/statistics/published')).body
  const passed = months.filter(({ books }) => books !== null)
  expect(passed.filter(({ books }) => books === 0).length).toBeLessThan(3)
  expect(months.filter(({ books_before }) => books_before).length).toBeGreaterThan(9)
  const { on_time } = (await director.call('GET /api/statistics/figures', { query: { period: last.name } })).body
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
  const card = await cardOf(press, { stages: ['done'], manager: pm.id, due: addDays(getToday(), 1) })
  await db.update(techCards).set({ quantity: 300 }).where(eq(techCards.id, card))
  expect((await pm.call('GET /api/statistics/figures')).body).toMatchObject({ published: 1, copies: 300, on_time: 100 })
  expect((await accounting.call('GET /api/statistics/figures')).body.paid).not.toBeNull()
  expect((await pm.fetch('/api/statistics/cash')).status).toBe(403)
  expect((await director.fetch('/api/statistics/figures?period=2026-13')).status).toBe(422)
})

it('all figures export as a table without formulas', async () => {
  const pm = await insertPerson(press, 'pm')
  const text = async (who: typeof director, format: string) =>
    (await who.fetch(`/api/statistics/export?period=${year.name}&format=${format}`)).text()
  const csv = await text(director, 'csv')
  const { published } = (await director.call('GET /api/statistics/figures')).body
  expect(csv).toContain(String(published))
  expect(csv).toContain('Счета и оплаты')
  expect(csv).not.toMatch(/[\n;,]"?[=+@]/)
  expect(await text(pm, 'csv')).not.toContain('Счета и оплаты')
  expect((await text(director, 'xlsx')).slice(0, 2)).toBe('PK')
})

it('authors’ ratings are listed lowest first; ratings by colleagues do not count', async () => {
  const fives = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 } as const
  const before = (await director.call('GET /api/statistics/satisfaction')).body
  const author = await insertPerson(press, 'author')
  const chief = await press.as('initiator')
  const stranger = await insertPerson(press, 'author')
  const [good, bad] = [
    await cardOf(press, { stages: ['done'], author: author.id }),
    await cardOf(press, { stages: ['done'], author: author.id }),
  ]
  const rate = (who: Pick<typeof author, 'call'>, id: number, scores: Record<keyof typeof fives, 1 | 2 | 3 | 4 | 5>) =>
    who.call('POST /api/tech-cards/{id}/score', { params: { id }, body: { scores, comment: 'Спасибо' } })
  expect((await rate(author, good, fives)).status).toBe(200)
  expect((await rate(author, bad, { ...fives, quality: 1, punctuality: 1, creativity: 1 })).status).toBe(200)
  expect((await rate(chief, bad, fives)).status).toBe(200)
  expect((await rate(stranger, bad, fives)).status).toBe(404)
  // An author sees their own rating, but not the ratings of the press's staff.
  const own = (await author.call('GET /api/tech-cards/{id}/score', { params: { id: bad } })).body.ratings
  expect(own.map(({ by }) => by.id)).toEqual([author.id])
  expect((await stranger.call('GET /api/tech-cards/{id}/score', { params: { id: bad } })).status).toBe(404)

  const { ratings, books, mean } = (await director.call('GET /api/statistics/satisfaction')).body
  expect(ratings).toBe(before.ratings + 2)
  const of = (id: number) => books.find(({ techcard_id }) => techcard_id === id)?.mean
  expect([of(bad), of(good)]).toEqual([2.6, 5])
  expect(books.map((book) => book.mean)).toEqual(books.map((book) => book.mean).toSorted((one, other) => one - other))
  expect(mean).not.toBeNull()
  const manager = await insertPerson(press, 'pm')
  expect((await manager.call('GET /api/statistics/satisfaction')).body.ratings).toBe(0)
})
