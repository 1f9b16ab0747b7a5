import { randomUUID } from 'node:crypto'
import { firstWaste, createPrintForm, plannedUse, type Paper } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { events, notifications, paperMovements, techCards } from '../../src/database/schema.ts'
import { recordShortages } from '../../src/features/paper/shortages.ts'
import { cardOf, insertPerson, versionOf } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const printer = await insertPerson(press, 'typography')
const other = await insertPerson(press, 'typography')
const chief = await insertPerson(press, 'initiator')

const book = {
  quantity: 100,
  pages: 200,
  format: 'A5',
  print_info: { binding: 'KBS', paper_text: 'offset80', colorfulness_text: '1+1' },
} as const
const planned = plannedUse(createPrintForm(book, 'print'), firstWaste) ?? []

/** Creates a run that is promised before all others. */
async function runOf(due = '2020-01-10', stage: 'typography' | 'author' = 'typography'): Promise<number> {
  const id = await cardOf(press, { stages: [stage], signed: true, due })
  await db.update(techCards).set(book).where(eq(techCards.id, id))
  return id
}
const balance = async (paper: Paper) =>
  (await printer.call('GET /api/paper')).body.papers.find((one) => one.paper === paper)
const counted = async (sheets: number, paper: Paper = 'offset80') =>
  printer.call('POST /api/paper/count', { body: { paper, counted: sheets, reason: 'пересчёт' } })
const order = (body: object = {}, who = printer) =>
  who.call('POST /api/paper/orders', {
    body: { paper: 'offset80', sheets: 3_000, expected_on: addDays(getToday(), 7), ...body },
  })
const plan = async () => (await printer.call('GET /api/print-plan')).body

/** Archives the runs of other tests, so that they need no paper. */
beforeEach(async () => {
  await db.execute(sql`update tech_cards set is_archieve = true where due = '2020-01-10' or due = '2020-01-11'`)
  await db.execute(sql`update paper_orders set status = 'cancelled'`)
})

const problems = async (answer: Promise<{ status: number; body: { error: { fields?: object } } }>) => {
  const { status, body } = await answer
  return [status, Object.keys(body.error.fields ?? {})]
}

describe('a printer', () => {
  it('orders paper, receives it and sees it in the balance', async () => {
    await counted(100)
    const { body, status } = await order()
    expect([status, body.order.status]).toEqual([200, 'ordered'])
    expect(await balance('offset80')).toMatchObject({ on_hand: 100, ordered: 3_000 })
    const { id, version } = body.order
    const receiveResponse = await printer.call('POST /api/paper/orders/{id}/receive', {
      params: { id },
      body: { sheets: 2_900, note: 'пачка размокла', version },
    })
    expect(receiveResponse.body.order).toMatchObject({ status: 'received', version: version + 1 })
    expect(await balance('offset80')).toMatchObject({ on_hand: 3_000, ordered: 0 })
    const { movements } = (await printer.call('GET /api/paper')).body
    expect(movements[0]).toMatchObject({ kind: 'received', sheets: 2_900, order_id: id, reason: 'пачка размокла' })
  })

  it('sees how much paper a run lacks, and that an earlier run comes first', async () => {
    await counted(0)
    await counted(10_000, 'colotech160')
    const [first, next] = [await runOf(), await runOf('2020-01-11')]
    const findPaperWaits = async () => {
      const { runs } = await plan()
      return [first, next].map((id) => runs.find((run) => run.id === id)?.paper_wait)
    }
    expect(await findPaperWaits()).toMatchObject([
      { for: 'order', paper: 'offset80', sheets: 2_553 },
      { for: 'above', sheets: 2_553 },
    ])
    await order({ sheets: 6_000 })
    expect(await findPaperWaits()).toMatchObject([
      { for: 'delivery', expected: addDays(getToday(), 7) },
      { for: 'delivery' },
    ])
    await counted(2_600)
    expect(await findPaperWaits()).toMatchObject([null, { for: 'delivery' }])
  })

  it('finishes a run with its counts, which deducts the paper from stock', async () => {
    await counted(5_000)
    const id = await runOf()
    const { status } = await printer.call('POST /api/tech-cards/{id}/print-info', {
      params: { id },
      body: {
        work: 'print-run',
        counted: { printed: 98, spoilt: { offset80: 40 } },
        version: await versionOf(press, 'techcard', id),
      },
    })
    expect(status).toBe(200)
    expect(await balance('offset80')).toMatchObject({ on_hand: 5_000 - 98 * 25 - 40 })
    const { use } = (await printer.call('GET /api/paper/runs/{id}', { params: { id } })).body
    expect(use).toMatchObject({ printed: 98, papers: [{ paper: 'offset80', good: 2_450, spoilt: 40 }, {}] })
  })

  it('finishes a run by its form, which deducts the planned paper', async () => {
    await counted(5_000)
    const id = await runOf()
    const finished = { status: 'completed', start_date: getToday(), completed_date: getToday() } as const
    await printer.call('POST /api/tech-cards/{id}/print-info', { params: { id }, body: finished })
    const { use } = (await printer.call('GET /api/paper/runs/{id}', { params: { id } })).body
    expect(use.papers).toEqual(planned)
    // Saving the form again does not book the paper twice.
    await printer.call('POST /api/tech-cards/{id}/print-info', {
      params: { id },
      body: { ...finished, remarks: 'сухо' },
    })
    expect(await balance('offset80')).toMatchObject({ on_hand: 5_000 - 2_553 })
  })

  it('corrects the paper of a run with a reason, while earlier movements stay', async () => {
    await counted(5_000)
    const id = await runOf()
    await printer.call('POST /api/tech-cards/{id}/print-info', { params: { id }, body: {} })
    const { use } = (await printer.call('GET /api/paper/runs/{id}', { params: { id } })).body
    const correction = { printed: 100, spoilt: { offset80: 153, colotech160: 5 }, version: use.version }
    const correct = (body: object) =>
      printer.call('PUT /api/paper/runs/{id}', { params: { id }, body: { ...correction, reason: 'замятие', ...body } })
    expect((await correct({ reason: '' })).body.error.fields).toHaveProperty('reason')
    expect((await correct({})).body.use.papers[0]).toEqual({ paper: 'offset80', good: 2_500, spoilt: 153 })
    expect(await balance('offset80')).toMatchObject({ on_hand: 5_000 - 2_653 })
    // A change based on the version before the correction is refused, and nothing is undone.
    expect((await correct({ printed: 90 })).status).toBe(409)
    expect(
      (await db.select().from(paperMovements).where(eq(paperMovements.tech_card_id, id))).map((one) => one.sheets),
    ).toEqual([-2_500, -53, -100, -5, -100])
  })

  it('sends an order twice, and only one is created', async () => {
    const client_id = randomUUID()
    const [one, again] = [await order({ client_id }), await order({ client_id })]
    expect(again.body.order.id).toBe(one.body.order.id)
    expect(await balance('offset80')).toMatchObject({ ordered: 3_000 })
  })

  it('gets errors in an order, a count and a finished run', async () => {
    expect(await problems(order({ sheets: 0, expected_on: addDays(getToday(), -1) }))).toEqual([
      422,
      ['sheets', 'expected_on'],
    ])
    const count = { paper: 'offset80', counted: 5, reason: ' ' } as const
    expect(await problems(printer.call('POST /api/paper/count', { body: count }))).toEqual([422, ['reason']])
    const id = await runOf()
    const finished = { counted: { printed: 0, spoilt: {} } }
    expect(
      await problems(printer.call('POST /api/tech-cards/{id}/print-info', { params: { id }, body: finished })),
    ).toEqual([422, ['printed']])
    // The refused call changed nothing.
    expect((await printer.call('GET /api/tech-cards/{id}', { params: { id } })).body.techcard.is_typography).toBe(true)
  })
})

describe('two printers', () => {
  it('do not overwrite each other: a count based on an older balance is refused', async () => {
    await counted(700)
    const version = (await balance('offset80'))?.version
    const count = (who: typeof printer, many: number) =>
      who.call('POST /api/paper/count', { body: { paper: 'offset80', counted: many, reason: 'полка', version } })
    expect((await count(printer, 650)).body.balance.on_hand).toBe(650)
    const second = await count(other, 690)
    expect([second.status, second.body.error.current]).toMatchObject([409, { balance: { on_hand: 650 } }])
  })

  it('receive the same order only once', async () => {
    await counted(0)
    const { id, version } = (await order()).body.order
    const receive = (who: typeof printer, orderVersion?: number) =>
      who.call('POST /api/paper/orders/{id}/receive', {
        params: { id },
        body: { sheets: 3_000, ...(orderVersion && { version: orderVersion }) },
      })
    const answers = await Promise.all([receive(printer, version), receive(other, version)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await receive(other)).status).toBe(422)
    expect((await other.call('POST /api/paper/orders/{id}/cancel', { params: { id }, body: {} })).status).toBe(422)
    expect(await balance('offset80')).toMatchObject({ on_hand: 3_000 })
  })

  it('have every count and order in the event log', async () => {
    await counted(1)
    const paperEvents = await db.select().from(events).where(eq(events.resource, 'paper'))
    // Events that the system records itself have no actor.
    expect(new Set(paperEvents.filter(({ actor_id }) => actor_id !== null).map(({ type }) => type))).toEqual(
      new Set(['paper.counted', 'paper.ordered', 'paper.received', 'paper.used']),
    )
  })
})

it('paper movements can be added, but not changed or deleted', async () => {
  await counted(10)
  await expect(db.execute(sql`update paper_movements set sheets = 1`)).rejects.toThrow(/paper_movements/)
  await expect(db.execute(sql`delete from paper_movements`)).rejects.toThrow(/paper_movements/)
})

describe('a shortage of paper', () => {
  it('is reported once while it lasts and again when it recurs', async () => {
    const short = () => db.transaction((tx) => recordShortages(tx))
    const countShortageEvents = async () =>
      (
        await db
          .select()
          .from(events)
          .where(sql`type = 'paper.short' and data->>'paper' = 'offset120'`)
      ).length
    // Archives all cards, because the demo press's runs lack this paper for past dates.
    await db.update(techCards).set({ is_archieve: true })
    await counted(0, 'offset120')
    await db.execute(sql`delete from paper_shortages`)
    const before = await countShortageEvents()
    const id = await runOf('2020-01-10')
    await db
      .update(techCards)
      .set({
        print_info: { ...book.print_info, paper_text: 'offset120' },
        due: addDays(getToday(), 60),
        book_name: 'Жетпейтін',
      })
      .where(eq(techCards.id, id))
    await short()
    await short()
    expect(await countShortageEvents()).toBe(before + 1)
    await expect
      .poll(async () =>
        (await db.select().from(notifications).where(eq(notifications.user_id, printer.id))).map(({ data }) => data),
      )
      .toContainEqual(expect.objectContaining({ path: '/app/typography/paper' }))

    // A paper that should have been ordered before today is reported once more.
    await db
      .update(techCards)
      .set({ due: addDays(getToday(), 1) })
      .where(eq(techCards.id, id))
    await short()
    await short()
    expect(await countShortageEvents()).toBe(before + 2)
    await expect
      .poll(async () =>
        (await db.select().from(notifications).where(eq(notifications.user_id, chief.id))).map(
          ({ data }) => data.message_ru,
        ),
      )
      .toContainEqual(expect.stringContaining('Бумага не успеет к сроку «Жетпейтін»'))

    await counted(90_000, 'offset120')
    await short()
    await counted(0, 'offset120')
    await short()
    expect(await countShortageEvents()).toBe(before + 3)
    await db.update(techCards).set({ is_archieve: true }).where(eq(techCards.id, id))
  })
})
