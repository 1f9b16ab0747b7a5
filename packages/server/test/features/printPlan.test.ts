import type { AnswerOf } from '@press/contract'
import { paperOf, plannedPrintWork } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, today } from '../../src/clock.ts'
import { techCards } from '../../src/database/schema.ts'
import { cardOf } from '../rows.ts'
import { openPress, type Person } from '../support.ts'

const press = await openPress()
const { db } = press.database
type Plan = AnswerOf<'GET /api/print-plan'>

async function planOf(typography: Person): Promise<Plan & { runs: Plan['runs'] }> {
  const first = (await typography.call('GET /api/print-plan', { query: { per_page: 100 } })).body
  const runs = [...first.runs]
  for (let page = 2; runs.length < first.total; page += 1)
    runs.push(...(await typography.call('GET /api/print-plan', { query: { per_page: 100, page } })).body.runs)
  return { ...first, runs }
}

const book = {
  quantity: 300,
  pages: 240,
  format: '70×100/16',
  print_info: { binding: 'KBS', paper_text: 'offset80', colorfulness_text: '1+1' },
} as const

describe('the plan of printing', () => {
  it('stands in the order of promised dates', async () => {
    const { runs } = await planOf(await press.as('typography'))
    const dates = runs.map(({ due }) => due ?? '9999')
    expect(dates.length).toBeGreaterThan(3)
    expect(dates).toEqual(dates.toSorted())
  })

  it('says what a run takes, and what it waits for', async () => {
    const typography = await press.as('typography')
    const due = addDays(today(), 500)
    const [ready, unknown, unsigned, signed] = [
      await cardOf(press, { stages: ['typography'], signed: true, due }),
      await cardOf(press, { stages: ['typography'], signed: true, due }),
      await cardOf(press, { stages: ['author'], due }),
      await cardOf(press, { stages: ['author'], signed: true, due }),
    ]
    await db.update(techCards).set(book).where(eq(techCards.id, ready))
    const { runs } = await planOf(typography)
    const run = (id: number) => runs.find((one) => one.id === id)
    expect(run(ready)).toMatchObject({
      copies: 300,
      binding: 'KBS',
      paper: 'offset80',
      sheets: paperOf(plannedPrintWork(book, 'print'))?.[0]?.sheets,
      hold: null,
    })
    expect([unknown, unsigned, signed].map((id) => run(id)?.hold)).toEqual(['form', 'author', 'chiefEditor'])
  })

  it('adds up the paper of the runs on the page', async () => {
    const { runs, paper } = (await (await press.as('typography')).call('GET /api/print-plan')).body
    const least = (one: string) => runs.reduce((sum, run) => (run.paper === one ? sum + (run.sheets ?? 0) : sum), 0)
    for (const need of paper) expect(need.sheets).toBeGreaterThanOrEqual(least(need.paper))
    expect(paper.length).toBeGreaterThan(0)
  })

  it('shows a run as begun once its form says so', async () => {
    const typography = await press.as('typography')
    const id = await cardOf(press, { stages: ['typography'], signed: true })
    await db
      .update(techCards)
      .set({ ...book, print_info: { ...book.print_info, colorfulness_text: '1+1' } })
      .where(eq(techCards.id, id))
    const { status } = await typography.call('POST /api/tech-cards/{id}/print-info', {
      params: { id },
      body: { status: 'in progress', start_date: today() },
    })
    expect(status).toBe(200)
    expect((await planOf(typography)).runs.find((run) => run.id === id)?.status).toBe('in progress')
  })

  it('names signal copies and bindings to finish', async () => {
    const { finishing, finishing_total } = (await (await press.as('typography')).call('GET /api/print-plan')).body
    expect(new Set(finishing.map(({ step }) => step))).toEqual(new Set(['printSignal', 'finishRun']))
    expect(finishing_total).toBeGreaterThanOrEqual(finishing.length)
  })
})
