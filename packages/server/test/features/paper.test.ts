import { randomUUID } from 'node:crypto'
import { firstWaste, createPrintForm, calculatePlannedUse, type Paper } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { events, notifications, paperMovements, techCards } from '../../src/database/schema.ts'
import { recordShortages } from '../../src/features/paper/shortages.ts'
import { insertCard, insertPerson, readVersion } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const printer = await insertPerson(press, 'typography')
const otherPerson = await insertPerson(press, 'typography')
const chief = await insertPerson(press, 'initiator')

const book = {
  quantity: 100,
  pages: 200,
  format: 'A5',
  print_info: { binding: 'KBS', paper_text: 'offset80', colorfulness_text: '1+1' },
} as const
const plannedPaper = calculatePlannedUse(createPrintForm(book, 'print'), firstWaste) ?? []

/** Creates a run that is promised before all others. */
async function insertRun(due = '2020-01-10', stage: 'typography' | 'author' = 'typography'): Promise<number> {
  const id = await insertCard(press, { stages: [stage], signed: true, due })
  await db.update(techCards).set(book).where(eq(techCards.id, id))
  return id
}
const readBalance = async (paper: Paper) =>
  (await printer.call('GET /api/paper')).body.papers.find((one) => one.paper === paper)
const countPaper = async (sheets: number, paper: Paper = 'offset80') =>
  printer.call('POST /api/paper/count', { body: { paper, counted: sheets, reason: 'пересчёт' } })
const orderPaper = (body: object = {}, who = printer) =>
  who.call('POST /api/paper/orders', {
    body: { paper: 'offset80', sheets: 3_000, expected_on: addDays(getToday(), 7), ...body },
  })
const readPlan = async () => (await printer.call('GET /api/print-plan')).body

/** Archives the runs of other tests, so that they need no paper. */
beforeEach(async () => {
  await db.execute(sql`update tech_cards set is_archieve = true where due = '2020-01-10' or due = '2020-01-11'`)
  await db.execute(sql`update paper_orders set status = 'cancelled'`)
})

const getStatusAndFields = async (answer: Promise<{ status: number; body: { error: { fields?: object } } }>) => {
  const { status, body } = await answer
  return [status, Object.keys(body.error.fields ?? {})]
}

describe('a printer', () => {
  it('orders paper, receives it and sees it in the balance', async () => {
    await countPaper(100)
    const { body, status } = await orderPaper()
    expect([status, body.order.status]).toEqual([200, 'ordered'])
    expect(await readBalance('offset80')).toMatchObject({ on_hand: 100, ordered: 3_000 })
    const { id, version } = body.order
    const receiveResponse = await printer.call('POST /api/paper/orders/{id}/receive', {
      params: { id },
      body: { sheets: 2_900, note: 'пачка размокла', version },
    })
    expect(receiveResponse.body.order).toMatchObject({ status: 'received', version: version + 1 })
    expect(await readBalance('offset80')).toMatchObject({ on_hand: 3_000, ordered: 0 })
    const { movements } = (await printer.call('GET /api/paper')).body
    expect(movements[0]).toMatchObject({ kind: 'received', sheets: 2_900, order_id: id, reason: 'пачка размокла' })
  })

  it('sees how much paper a run lacks, and that an earlier run comes first', async () => {
    await countPaper(0)
    await countPaper(10_000, 'colotech160')
    const [firstRunId, nextRunId] = [await insertRun(), await insertRun('2020-01-11')]
    const findPaperWaits = async () => {
      const { runs } = await readPlan()
      return [firstRunId, nextRunId].map((id) => runs.find((run) => run.id === id)?.paper_wait)
    }
    expect(await findPaperWaits()).toMatchObject([
      { for: 'order', paper: 'offset80', sheets: 2_553 },
      { for: 'above', sheets: 2_553 },
    ])
    await orderPaper({ sheets: 6_000 })
    expect(await findPaperWaits()).toMatchObject([
      { for: 'delivery', expected: addDays(getToday(), 7) },
      { for: 'delivery' },
    ])
    await countPaper(2_600)
    expect(await findPaperWaits()).toMatchObject([null, { for: 'delivery' }])
  })

  it('finishes a run with its counts, which deducts the paper from stock', async () => {
    await countPaper(5_000)
    const id = await insertRun()
    const { status } = await printer.call('POST /api/tech-cards/{id}/print-info', {
      params: { id },
      body: {
        work: 'print-run',
        counted: { printed: 98, spoilt: { offset80: 40 } },
        version: await readVersion(press, 'techcard', id),
      },
    })
    expect(status).toBe(200)
    expect(await readBalance('offset80')).toMatchObject({ on_hand: 5_000 - 98 * 25 - 40 })
    const { use } = (await printer.call('GET /api/paper/runs/{id}', { params: { id } })).body
    expect(use).toMatchObject({ printed: 98, papers: [{ paper: 'offset80', good: 2_450, spoilt: 40 }, {}] })
  })

  it('finishes a run by its form, which deducts the planned paper', async () => {
    await countPaper(5_000)
    const id = await insertRun()
    const completedForm = { status: 'completed', start_date: getToday(), completed_date: getToday() } as const
    await printer.call('POST /api/tech-cards/{id}/print-info', { params: { id }, body: completedForm })
    const { use } = (await printer.call('GET /api/paper/runs/{id}', { params: { id } })).body
    expect(use.papers).toEqual(plannedPaper)
    // Saving the form again does not book the paper twice.
    await printer.call('POST /api/tech-cards/{id}/print-info', {
      params: { id },
      body: { ...completedForm, remarks: 'сухо' },
    })
    expect(await readBalance('offset80')).toMatchObject({ on_hand: 5_000 - 2_553 })
  })

  it('corrects the paper of a run with a reason, while earlier movements stay', async () => {
    await countPaper(5_000)
    const id = await insertRun()
    await printer.call('POST /api/tech-cards/{id}/print-info', { params: { id }, body: {} })
    const { use } = (await printer.call('GET /api/paper/runs/{id}', { params: { id } })).body
    const correction = { printed: 100, spoilt: { offset80: 153, colotech160: 5 }, version: use.version }
    const correctRun = (body: object) =>
      printer.call('PUT /api/paper/runs/{id}', { params: { id }, body: { ...correction, reason: 'замятие', ...body } })
    expect((await correctRun({ reason: '' })).body.error.fields).toHaveProperty('reason')
    expect((await correctRun({})).body.use.papers[0]).toEqual({ paper: 'offset80', good: 2_500, spoilt: 153 })
    expect(await readBalance('offset80')).toMatchObject({ on_hand: 5_000 - 2_653 })
    // A change based on the version before the correction is refused, and nothing is undone.
    expect((await correctRun({ printed: 90 })).status).toBe(409)
    expect(
      (await db.select().from(paperMovements).where(eq(paperMovements.tech_card_id, id))).map((one) => one.sheets),
    ).toEqual([-2_500, -53, -100, -5, -100])
  })

  it('sends an order twice, and only one is created', async () => {
    const client_id = randomUUID()
    const [firstOrder, repeatedOrder] = [await orderPaper({ client_id }), await orderPaper({ client_id })]
    expect(repeatedOrder.body.order.id).toBe(firstOrder.body.order.id)
    expect(await readBalance('offset80')).toMatchObject({ ordered: 3_000 })
  })

  it('gets errors in an order, a count and a finished run', async () => {
    expect(await getStatusAndFields(orderPaper({ sheets: 0, expected_on: addDays(getToday(), -1) }))).toEqual([
      422,
      ['sheets', 'expected_on'],
    ])
    const count = { paper: 'offset80', counted: 5, reason: ' ' } as const
    expect(await getStatusAndFields(printer.call('POST /api/paper/count', { body: count }))).toEqual([422, ['reason']])
    const id = await insertRun()
    const finishedRunBody = { counted: { printed: 0, spoilt: {} } }
    expect(
      await getStatusAndFields(
        printer.call('POST /api/tech-cards/{id}/print-info', { params: { id }, body: finishedRunBody }),
      ),
    ).toEqual([422, ['printed']])
    // The refused call changed nothing.
    expect((await printer.call('GET /api/tech-cards/{id}', { params: { id } })).body.techcard.is_typography).toBe(true)
  })
})

describe('two printers', () => {
  it('do not overwrite each other: a count based on an older balance is refused', async () => {
    await countPaper(700)
    const version = (await readBalance('offset80'))?.version
    const countAgain = (who: typeof printer, copiesCounted: number) =>
      who.call('POST /api/paper/count', {
        body: { paper: 'offset80', counted: copiesCounted, reason: 'полка', version },
      })
    expect((await countAgain(printer, 650)).body.balance.on_hand).toBe(650)
    const secondResponse = await countAgain(otherPerson, 690)
    expect([secondResponse.status, secondResponse.body.error.current]).toMatchObject([
      409,
      { balance: { on_hand: 650 } },
    ])
  })

  it('receive the same order only once', async () => {
    await countPaper(0)
    const { id, version } = (await orderPaper()).body.order
    const receiveOrder = (who: typeof printer, orderVersion?: number) =>
      who.call('POST /api/paper/orders/{id}/receive', {
        params: { id },
        body: { sheets: 3_000, ...(orderVersion && { version: orderVersion }) },
      })
    const answers = await Promise.all([receiveOrder(printer, version), receiveOrder(otherPerson, version)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await receiveOrder(otherPerson)).status).toBe(422)
    expect((await otherPerson.call('POST /api/paper/orders/{id}/cancel', { params: { id }, body: {} })).status).toBe(
      422,
    )
    expect(await readBalance('offset80')).toMatchObject({ on_hand: 3_000 })
  })

  it('have every count and order in the event log', async () => {
    await countPaper(1)
    const paperEvents = await db.select().from(events).where(eq(events.resource, 'paper'))
    // Events that the system records itself have no actor.
    expect(new Set(paperEvents.filter(({ actor_id }) => actor_id !== null).map(({ type }) => type))).toEqual(
      new Set(['paper.counted', 'paper.ordered', 'paper.received', 'paper.used']),
    )
  })
})

it('paper movements can be added, but not changed or deleted', async () => {
  await countPaper(10)
  await expect(db.execute(sql`update paper_movements set sheets = 1`)).rejects.toThrow(/paper_movements/)
  await expect(db.execute(sql`delete from paper_movements`)).rejects.toThrow(/paper_movements/)
})

describe('a shortage of paper', () => {
  it('is reported once while it lasts and again when it recurs', async () => {
    const recordPaperShortages = () => db.transaction((tx) => recordShortages(tx))
    const countShortageEvents = async () =>
      (
        await db
          .select()
          .from(events)
          .where(sql`type = 'paper.short' and data->>'paper' = 'offset120'`)
      ).length
    // Archives all cards, because the demo press's runs lack this paper for past dates.
    await db.update(techCards).set({ is_archieve: true })
    await countPaper(0, 'offset120')
    await db.execute(sql`delete from paper_shortages`)
    const eventCountBefore = await countShortageEvents()
    const id = await insertRun('2020-01-10')
    await db
      .update(techCards)
      .set({
        print_info: { ...book.print_info, paper_text: 'offset120' },
        due: addDays(getToday(), 60),
        book_name: 'Жетпейтін',
      })
      .where(eq(techCards.id, id))
    await recordPaperShortages()
    await recordPaperShortages()
    expect(await countShortageEvents()).toBe(eventCountBefore + 1)
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
    await recordPaperShortages()
    await recordPaperShortages()
    expect(await countShortageEvents()).toBe(eventCountBefore + 2)
    await expect
      .poll(async () =>
        (await db.select().from(notifications).where(eq(notifications.user_id, chief.id))).map(
          ({ data }) => data.message_ru,
        ),
      )
      .toContainEqual(expect.stringContaining('Бумага не успеет к сроку «Жетпейтін»'))

    await countPaper(90_000, 'offset120')
    await recordPaperShortages()
    await countPaper(0, 'offset120')
    await recordPaperShortages()
    expect(await countShortageEvents()).toBe(eventCountBefore + 3)
    await db.update(techCards).set({ is_archieve: true }).where(eq(techCards.id, id))
  })
})
