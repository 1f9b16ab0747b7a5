import type { AnswerOf } from '@press/contract'
import { firstWaste, calculatePaperNeed, createPrintForm } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { offerTechCards, printCounts, techCards } from '../../src/database/schema.ts'
import { getTranslator } from '../../src/texts.ts'
import { insertCard, insertOffer, insertStartedRun, insertPerson } from '../rows.ts'
import { openPress, type Person } from '../support.ts'

const press = await openPress()
const { db } = press.database
type Plan = AnswerOf<'GET /api/print-plan'>

async function readFullPlan(typography: Person): Promise<Plan & { runs: Plan['runs'] }> {
  const firstPage = (await typography.call('GET /api/print-plan', { query: { per_page: 100 } })).body
  const runs = [...firstPage.runs]
  for (let page = 2; runs.length < firstPage.total; page += 1)
    runs.push(...(await typography.call('GET /api/print-plan', { query: { per_page: 100, page } })).body.runs)
  return { ...firstPage, runs }
}

const plannedBook = {
  quantity: 300,
  pages: 240,
  format: '70×100/16',
  print_info: { binding: 'KBS', paper_text: 'offset80', colorfulness_text: '1+1' },
} as const

describe('the print plan', () => {
  it('is sorted by due date', async () => {
    const { runs } = await readFullPlan(await press.as('typography'))
    const dates = runs.map(({ due }) => due ?? '9999')
    expect(dates.length).toBeGreaterThan(3)
    expect(dates).toEqual(dates.toSorted())
  })

  it('shows the paper that a run needs and the reason it is on hold', async () => {
    const typography = await press.as('typography')
    const due = addDays(getToday(), 500)
    const [readyId, unknownPaperId, unsignedId, signedId] = [
      await insertCard(press, { stages: ['typography'], signed: true, due }),
      await insertCard(press, { stages: ['typography'], signed: true, due }),
      await insertCard(press, { stages: ['author'], due }),
      await insertCard(press, { stages: ['author'], signed: true, due }),
    ]
    await db.update(techCards).set(plannedBook).where(eq(techCards.id, readyId))
    const { runs } = await readFullPlan(typography)
    const findRun = (id: number) => runs.find((one) => one.id === id)
    expect(findRun(readyId)).toMatchObject({
      copies: 300,
      binding: 'KBS',
      paper: 'offset80',
      sheets: calculatePaperNeed(createPrintForm(plannedBook, 'print'), firstWaste)?.[0]?.sheets,
      hold: null,
    })
    expect([unknownPaperId, unsignedId, signedId].map((id) => findRun(id)?.hold)).toEqual([
      'form',
      'author',
      'chiefEditor',
    ])
  })

  it('adds up the paper for the runs on the page', async () => {
    const { runs, paper } = (await (await press.as('typography')).call('GET /api/print-plan')).body
    const sumRunSheets = (one: string) =>
      runs.reduce((sum, run) => (run.paper === one ? sum + (run.sheets ?? 0) : sum), 0)
    for (const need of paper) expect(need.needed).toBeGreaterThanOrEqual(sumRunSheets(need.paper))
    expect(paper.length).toBeGreaterThan(0)
  })

  it('shows a run as in progress once its print form says so', async () => {
    const typography = await press.as('typography')
    const id = await insertCard(press, { stages: ['typography'], signed: true })
    await db
      .update(techCards)
      .set({ ...plannedBook, print_info: { ...plannedBook.print_info, colorfulness_text: '1+1' } })
      .where(eq(techCards.id, id))
    const { status } = await typography.call('POST /api/tech-cards/{id}/print-info', {
      params: { id },
      body: { status: 'in progress', start_date: getToday() },
    })
    expect(status).toBe(200)
    expect((await readFullPlan(typography)).runs.find((run) => run.id === id)?.status).toBe('in progress')
  })

  it('lists signal copies to print and runs to finish', async () => {
    const { finishing, finishing_total } = (await (await press.as('typography')).call('GET /api/print-plan')).body
    expect(new Set(finishing.map(({ step }) => step))).toEqual(new Set(['printSignal', 'finishRun']))
    expect(finishing_total).toBeGreaterThanOrEqual(finishing.length)
  })
})

const fillStock = async (paper: 'offset80' | 'colotech160') =>
  (await press.as('typography')).call('POST /api/paper/count', {
    body: { paper, counted: 900_000, reason: 'пересчёт' },
  })
/** Creates runs that are promised before all others and whose paper is in stock. */
async function insertReadyRuns(...names: string[]): Promise<number[]> {
  await db.execute(sql`update tech_cards set is_archieve = true where due = '2018-03-04'`)
  for (const paper of ['offset80', 'colotech160'] as const) await fillStock(paper)
  const runIds: number[] = []
  for (const book_name of names) {
    const id = await insertCard(press, { stages: ['typography'], signed: true, due: '2018-03-04', book_name })
    await db.update(techCards).set(plannedBook).where(eq(techCards.id, id))
    runIds.push(id)
  }
  return runIds
}

const getRunIds = (plan: Plan) => plan.runs.map(({ id }) => id)

describe('the filter by customer', () => {
  it('shows either the press’s own books or the books of an offer', async () => {
    const typography = await press.as('typography')
    const [ownRunId, orderedRunId] = await insertReadyRuns('Своя книга', 'Книга по заказу')
    const offer = await insertOffer(press)
    await db.insert(offerTechCards).values({ offer_id: offer, tech_card_id: orderedRunId as number })
    const readPlanOf = async (orders: 'press' | 'partner') =>
      (await typography.call('GET /api/print-plan', { query: { orders, per_page: 100 } })).body
    const [pressPlan, partnerPlan] = [await readPlanOf('press'), await readPlanOf('partner')]
    expect([
      getRunIds(pressPlan).includes(ownRunId as number),
      getRunIds(pressPlan).includes(orderedRunId as number),
    ]).toEqual([true, false])
    expect([
      getRunIds(partnerPlan).includes(ownRunId as number),
      getRunIds(partnerPlan).includes(orderedRunId as number),
    ]).toEqual([false, true])
    const totalRuns = (await typography.call('GET /api/print-plan')).body.total
    expect(pressPlan.total + partnerPlan.total).toBe(totalRuns)
  })
})

const readDay = async (who: Person) => (await who.call('GET /api/print-plan')).body.day

describe('the print day', () => {
  it('keeps the order one printer set and refuses another printer’s outdated change', async () => {
    const [first, second] = [await insertPerson(press, 'typography'), await insertPerson(press, 'typography')]
    const [one, two, three] = (await insertReadyRuns('Первая', 'Вторая', 'Третья')) as [number, number, number]
    const dayBefore = await readDay(first)
    expect(dayBefore.arranged).toBeNull()
    expect(dayBefore.runs.slice(0, 3).map(({ id }) => id)).toEqual([one, two, three])
    const arrangeResponse = await first.call('PUT /api/print-plan/day', {
      body: { cards: [three, one], version: dayBefore.version },
    })
    expect(arrangeResponse.status).toBe(200)
    expect(await readDay(second)).toMatchObject({ arranged: [three, one], arranged_by: { id: first.id } })

    const lateResponse = await second.call('PUT /api/print-plan/day', {
      body: { cards: [two, one], version: dayBefore.version },
    })
    expect(lateResponse.status).toBe(409)
    expect(lateResponse.body).toMatchObject({ error: { current: { day: { arranged: [three, one] } } } })
    expect((await readDay(first)).arranged).toEqual([three, one])

    const resetResponse = await second.call('PUT /api/print-plan/day', {
      body: { cards: null, version: arrangeResponse.body.day.version },
    })
    expect([resetResponse.status, resetResponse.body.day.arranged]).toEqual([200, null])
    const duplicateResponse = await second.call('PUT /api/print-plan/day', { body: { cards: [one, one] } })
    expect(duplicateResponse.status).toBe(422)
  })

  it('appears on the day’s sheet in the order the printer set', async () => {
    const typography = await press.as('typography')
    const [one, two] = (await insertReadyRuns('Алғашқы кітап', 'Екінші кітап')) as [number, number]
    await typography.call('PUT /api/print-plan/day', { body: { cards: [two, one] } })
    const pdf = await getDocumentProxy(
      new Uint8Array(await (await typography.fetch('/api/print-plan/task.pdf?lang=kz')).arrayBuffer()),
    )
    const text = (await extractText(pdf, { mergePages: true })).text
    expect(text.indexOf('Екінші')).toBeGreaterThan(0)
    expect(text.indexOf('Екінші')).toBeLessThan(text.indexOf('Алғашқы'))
    await typography.call('PUT /api/print-plan/day', { body: { cards: null } })
  })
})

const enterPrintedCopies = async (who: Person, id: number, printedCopies: number, version?: number) =>
  who.call('POST /api/print-plan/runs/{id}/printed', {
    params: { id },
    body: { printed: printedCopies, ...(version !== undefined && { version }) },
  })

describe('printed copies of a run', () => {
  it('are entered by a printer; an outdated second entry is refused with the current count', async () => {
    const [first, second] = [await insertPerson(press, 'typography'), await insertPerson(press, 'typography')]
    const id = await insertStartedRun(press)
    const countResponse = await enterPrintedCopies(first, id, 40, 0)
    expect([countResponse.status, countResponse.body.run?.printed, countResponse.body.run?.copies]).toEqual([
      200, 40, 100,
    ])
    const lateResponse = await enterPrintedCopies(second, id, 35, 0)
    expect(lateResponse.status).toBe(409)
    expect(lateResponse.body).toMatchObject({ error: { current: { run: { printed: 40 } } } })
    expect((await enterPrintedCopies(second, id, 60, countResponse.body.run.printed_version)).body.run.printed).toBe(60)
  })

  it('cannot exceed the run and are accepted only for a run in print', async () => {
    const printer = await insertPerson(press, 'typography')
    const id = await insertStartedRun(press)
    const excessResponse = await enterPrintedCopies(printer, id, 101)
    expect(excessResponse.status).toBe(422)
    expect(excessResponse.body.error.fields).toEqual({ printed: getTranslator('ru')('errors:fields.moreThanRun') })
    const [pendingRunId] = (await insertReadyRuns('Ждёт печати')) as [number]
    expect((await enterPrintedCopies(printer, pendingRunId, 10)).status).toBe(422)
  })

  it('reduce the day’s run by copies printed before today, not by today’s copies', async () => {
    const printer = await insertPerson(press, 'typography')
    const id = await insertStartedRun(press, { paper_text: 'offset80', colorfulness_text: '1+1' })
    await db.execute(sql`update tech_cards set due = '2018-03-04' where id = ${id}`)
    const findDayRun = async () =>
      (await printer.call('GET /api/print-plan')).body.day.runs.find((run) => run.id === id)
    const fullRun = await findDayRun()
    expect(fullRun?.copies).toBe(100)
    await db.insert(printCounts).values({ tech_card_id: id, copies: 40, at: new Date(Date.now() - 86_400_000) })
    const remainingRun = await findDayRun()
    expect([remainingRun?.copies, remainingRun?.sheets]).toEqual([60, Math.ceil((fullRun?.sheets ?? 0) * 0.6)])
    await enterPrintedCopies(printer, id, 90)
    expect(await findDayRun()).toEqual(remainingRun)
  })
})

describe('the day’s sheet', () => {
  it.each(['ru', 'kz', 'en'] as const)(
    'in %s shows today’s books, their start time, binding and paper',
    async (lang) => {
      const typography = await press.as('typography')
      await insertReadyRuns()
      const id = await insertCard(press, {
        stages: ['typography'],
        signed: true,
        due: '2018-03-04',
        book_name: `Қоңыр әңгіме ${lang}`,
      })
      await db.update(techCards).set(plannedBook).where(eq(techCards.id, id))
      for (const paper of ['offset80', 'colotech160'] as const)
        await typography.call('POST /api/paper/count', { body: { paper, counted: 90_000, reason: 'пересчёт' } })
      const response = await typography.fetch(`/api/print-plan/task.pdf?lang=${lang}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
      const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/gu, ' ')
      const t = getTranslator(lang)
      const expectedKeys = [
        'documents:task.title',
        'documents:task.fetch',
        'print-forms:binding.KBS',
        'print-forms:paper.offset80',
      ] as const
      for (const key of expectedKeys) expect(text).toContain(t(key).replace(/\s+/gu, ' '))
      expect(text).toContain(`Қоңыр әңгіме ${lang}`)
      expect(text).toContain('09:00')
    },
  )

  it('says that there is nothing to print when no run is ready', async () => {
    const typography = await press.as('typography')
    await db.update(techCards).set({ is_typography: false })
    const response = await typography.fetch('/api/print-plan/task.pdf?lang=ru')
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    expect((await extractText(pdf, { mergePages: true })).text.replace(/\s+/gu, ' ')).toContain('печатать нечего')
  })
})
