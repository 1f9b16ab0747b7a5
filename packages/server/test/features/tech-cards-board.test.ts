import type { AnswerOf, QueryOf } from '@press/contract'
import { boardColumns, getFlag, stageKeys, type BoardColumn, type RoleKey } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { techCards, users } from '../../src/database/schema.ts'
import { insertCard, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const supervisor = await press.as('supervisor')
type Board = AnswerOf<'GET /api/tech-cards/board'>

const readBoard = async (query: QueryOf<'GET /api/tech-cards/board'> = {}, person = supervisor): Promise<Board> =>
  (await person.call('GET /api/tech-cards/board', { query: query as Record<string, string> })).body
const findColumn = ({ columns }: Board, key: BoardColumn) => columns.find((one) => one.key === key)

describe('a board', () => {
  it.each(Object.keys(boardColumns) as RoleKey[])('has the columns of %s in order', async (role) => {
    const { columns } = await readBoard({}, await press.as(role))
    expect(columns.map(({ key }) => key)).toEqual(boardColumns[role])
  })

  it('shows each card once in every column of its stages, without archived cards', async () => {
    const { columns, techcards, total: totalCards } = await readBoard()
    expect(new Set(techcards.map(({ id }) => id)).size).toBe(techcards.length)
    for (const { key, ids, total } of columns) {
      const cardIds = techcards.filter((card) => card[getFlag(key as (typeof stageKeys)[number])]).map(({ id }) => id)
      expect(ids.toSorted((a, b) => a - b)).toEqual(cardIds.toSorted((a, b) => a - b))
      expect(total).toBe(ids.length)
    }
    expect(techcards.some(({ id }) => id === 1067)).toBe(false)
    expect(techcards).toHaveLength(59)
    expect(totalCards).toBe(59)
    // Two cards are at two stages each, so the columns count them twice.
    expect(columns.reduce((sum, { total }) => sum + total, 0)).toBe(61)
  })

  it('shows archived cards in their own column', async () => {
    const accounting = await readBoard({}, await press.as('accounting'))
    // The archive includes the books of earlier years.
    const { total, ids } = findColumn(accounting, 'archieve') ?? {}
    expect(total).toBe(67)
    expect(ids).not.toContain(1068)
  })

  it('sorts cards by due date, with undated cards last', async () => {
    const { columns, techcards } = await readBoard()
    const dueById = new Map(techcards.map((card) => [card.id, card.due ?? '9999-12-31']))
    for (const { ids } of columns) {
      const dates = ids.map((id) => dueById.get(id) ?? '')
      expect(dates).toEqual(dates.toSorted())
    }
    expect(techcards.filter(({ is_stock, due: date }) => is_stock && !date).length).toBeGreaterThan(2)
  })

  it('counts overdue cards, except delivered ones', async () => {
    const { columns, techcards } = await readBoard()
    for (const { key, ids, overdue } of columns) {
      const lateCards = techcards.filter(
        ({ id, due, is_done }) => ids.includes(id) && due && due < getToday() && !is_done,
      )
      expect({ key, overdue }).toEqual({ key, overdue: lateCards.length })
    }
    expect(findColumn(await readBoard(), 'done')?.overdue).toBe(0)
    expect(findColumn(await readBoard(), 'editor')?.overdue).toBe(1)
  })

  it('omits empty fields of a card', async () => {
    const { techcards } = await readBoard({ search: 'Петроглифы' })
    expect(techcards).toEqual([
      {
        id: 1090,
        version: expect.any(Number),
        book_name: 'Петроглифы Тамгалы',
        language: 'ru',
        authors: 'А. Рогожин',
        works_done: 6,
        works_total: 6,
        is_stock: true,
        quantity: 800,
        project_manager: 'Елена Ким',
        signalEndDate: expect.any(String),
        received: true,
        since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ])
  })

  it('pages a column without gaps, even when cards are added meanwhile', async () => {
    for (let count = 0; count < 25; count += 1)
      await insertCard(press, { stages: ['wap'], due: count % 3 ? addDays(getToday(), count % 5) : null })
    const allIds = findColumn(await readBoard(), 'wap')?.ids ?? []
    const pagedIds = findColumn(await readBoard({ limit: 10 }), 'wap')?.ids ?? []
    expect(pagedIds).toHaveLength(10)
    for (let after = pagedIds.at(-1); after;) {
      const page = await readBoard({ column: 'wap', after, limit: 10 })
      const ids = page.columns[0]?.ids ?? []
      expect(page.columns).toMatchObject([{ key: 'wap', total: allIds.length }])
      expect(page.techcards.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
      pagedIds.push(...ids)
      after = ids.at(-1)
    }
    expect(pagedIds).toEqual(allIds)
  })

  it('filters cards and counts by text, manager and date', async () => {
    const foundBoard = await readBoard({ search: 'казак' })
    expect(foundBoard.techcards.length).toBeGreaterThan(3)
    expect(foundBoard.techcards.every(({ book_name, authors }) => /казак|қазақ/iu.test(book_name + authors))).toBe(true)
    expect(new Set(foundBoard.columns.flatMap(({ ids }) => ids)).size).toBe(foundBoard.techcards.length)

    const boardByNumber = await readBoard({ search: 'ТК-1143' })
    expect(boardByNumber.techcards.map(({ id }) => id)).toEqual([1143])

    const [demoManager] = await press.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'pm@demo.press'))
    const managedBoard = await readBoard({ project_manager_id: demoManager?.id })
    expect(new Set(managedBoard.techcards.map(({ project_manager }) => project_manager))).toEqual(
      new Set(['Елена Ким']),
    )

    const overdueBoard = await readBoard({ due: 'overdue' })
    expect(overdueBoard.techcards.length).toBeGreaterThan(5)
    expect(overdueBoard.techcards.every(({ due }) => due && due < getToday())).toBe(true)

    const weekBoard = await readBoard({ due: 'week' })
    expect(weekBoard.techcards.length).toBeGreaterThan(5)
    expect(weekBoard.techcards.every(({ due }) => due && due >= getToday() && due <= addDays(getToday(), 7))).toBe(true)
  })

  it('keeps special characters in titles', async () => {
    const book_name = 'Он сказал: "src_cover":7 \\ «да»\n<b>'
    const id = await insertCard(press, { stages: ['account'], book_name })
    const card = (await readBoard()).techcards.find((one) => one.id === id)
    expect(card).toMatchObject({ book_name })
    expect(card).not.toHaveProperty('src_cover')
  })
})

const listCards = async (query: Record<string, string | number>) =>
  (await supervisor.call('GET /api/tech-cards', { query })).body

describe('the list of cards', () => {
  it.each(['created_at', 'book_name', 'due', 'stage', 'quantity'] as const)(
    'is paged by %s without missing or repeated cards',
    async (sort_by) => {
      for (const sort_dir of ['asc', 'desc'] as const) {
        const ids: number[] = []
        let total = 1
        for (let page = 1; ids.length < total; page += 1) {
          const { body } = await supervisor.call('GET /api/tech-cards', {
            query: { page, per_page: 19, sort_by, sort_dir },
          })
          expect(body.techcards.length).toBeGreaterThan(0)
          ids.push(...body.techcards.map(({ id }) => id))
          total = body.total
        }
        expect(new Set(ids).size).toBe(total)
      }
    },
  )

  it('puts undated cards last in both sort directions', async () => {
    for (const sort_dir of ['asc', 'desc'] as const) {
      const { body } = await supervisor.call('GET /api/tech-cards', {
        query: { per_page: 100, sort_by: 'due', sort_dir },
      })
      const dates = body.techcards.map(({ due }) => due)
      const firstEmpty = dates.indexOf(null)
      expect(dates.slice(firstEmpty).every((due) => due === null)).toBe(true)
      const knownDates = dates.slice(0, firstEmpty) as string[]
      expect(knownDates).toEqual(sort_dir === 'asc' ? knownDates.toSorted() : knownDates.toSorted().toReversed())
    }
  })

  it('gives each card the same status as its own page', async () => {
    const { body } = await supervisor.call('GET /api/tech-cards', { query: { per_page: 100 } })
    for (const row of body.techcards) {
      const { body: fullCard } = await supervisor.call('GET /api/tech-cards/{id}', { params: { id: row.id } })
      expect({ id: row.id, status: fullCard.techcard.status }).toEqual({ id: row.id, status: row.status })
    }
  })

  it('filters by stage, manager or archive', async () => {
    expect((await listCards({ stage: 'signal' })).techcards.every(({ is_signal }) => is_signal)).toBe(true)
    expect((await listCards({ stage: 'archieve' })).techcards.every(({ is_archieve }) => is_archieve)).toBe(true)
    const managerWithoutCards = await insertPerson(press, 'pm')
    const id = await insertCard(press, { manager: managerWithoutCards.id })
    expect((await listCards({ project_manager_id: managerWithoutCards.id })).techcards).toMatchObject([
      { id, project_manager: { id: managerWithoutCards.id } },
    ])
  })

  it('finds a card by its ISBN', async () => {
    const [card] = await press.database.db.select().from(techCards).where(eq(techCards.id, 1143))
    const { body } = await supervisor.call('GET /api/tech-cards', { query: { search: card?.ISBN ?? '' } })
    expect(body.techcards.map(({ id }) => id)).toEqual([1143])
  })
})

const sortById = (cards: Board['techcards']) => cards.toSorted((one, next) => one.id - next.id)
const readPastBoard = (days: number) => readBoard({ at: addDays(getToday(), -days) })

describe('the board of a past day', () => {
  it('shows each card at its past stage with the day’s moves, without undone moves', async () => {
    const chief = await insertPerson(press, 'initiator')
    const id = await insertCard(press, { stages: ['editor'] })
    const params = { id }
    await chief.call('POST /api/tech-cards/kanban/{id}', { params, body: { is_editor: false, is_project: true } })
    // Shifts all stays several days into the past.
    await press.database.db.execute(sql`update tech_card_stages set entered_at = entered_at - interval '9 days',
      left_at = left_at - interval '4 days' where tech_card_id = ${id} and stage = 'editor'`)
    await press.database.db.execute(sql`update tech_card_stages set entered_at = entered_at - interval '4 days'
      where tech_card_id = ${id} and stage = 'project'`)
    await press.database.db.execute(sql`update events set at = at - interval '4 days'
      where resource = 'techcard' and resource_id = ${id} and type = 'techcard.moved'`)
    const getColumnsWithCard = (pastBoard: Board) =>
      pastBoard.columns.filter(({ ids }) => ids.includes(id)).map(({ key }) => key)

    expect(getColumnsWithCard(await readPastBoard(10))).toEqual([])
    const [boardBefore, boardAfter] = [await readPastBoard(5), await readPastBoard(4)]
    expect([getColumnsWithCard(boardBefore), getColumnsWithCard(boardAfter)]).toEqual([['editor'], ['project']])
    expect(boardBefore.techcards.find((card) => card.id === id)).toMatchObject({ is_editor: true })
    expect(boardBefore.moves?.filter(({ techcard_id }) => techcard_id === id)).toEqual([])
    expect(boardAfter.moves?.filter(({ techcard_id }) => techcard_id === id)).toMatchObject([
      { type: 'techcard.moved', from: 'editor', to: 'project', by: { id: chief.id } },
    ])

    await supervisor.call('POST /api/tech-cards/kanban/{id}', {
      params,
      body: { is_project: false, is_done: true, reason: 'Ошибка' },
    })
    await supervisor.call('POST /api/tech-cards/{id}/take-back', { params, body: {} })
    expect(getColumnsWithCard(await readPastBoard(0))).toEqual(['project'])
  })

  it('matches the current board for today', async () => {
    const [currentBoard, { moves: _moves, now: _now, ...pastBoard }] = [
      await readBoard(),
      await readBoard({ at: getToday() }),
    ]
    expect(pastBoard.total).toBe(currentBoard.total)
    expect(pastBoard.columns.map(({ key, total }) => [key, total])).toEqual(
      currentBoard.columns.map(({ key, total }) => [key, total]),
    )
    expect(sortById(pastBoard.techcards).map(({ now: _where, ...card }) => card)).toEqual(
      sortById(currentBoard.techcards).map(
        ({ since: _since, print_lacks: _lacks, received: _received, ...card }) => card,
      ),
    )
    for (const { total, now: since, arrived } of pastBoard.columns) expect([since, arrived?.total]).toEqual([total, 0])
  })

  it('shows the current stage of each card and the cards that arrived since', async () => {
    const movedCardId = await insertCard(press, { stages: ['project'] })
    await press.database.db.execute(sql`update tech_card_stages set entered_at = now() - interval '9 days',
      left_at = now() - interval '4 days', stage = 'editor' where tech_card_id = ${movedCardId}`)
    await press.database.db.execute(sql`insert into tech_card_stages (tech_card_id, stage, entered_at)
      values (${movedCardId}, 'project', now() - interval '4 days')`)
    const [pastBoard, currentBoard] = [await readPastBoard(5), await readBoard()]
    const card = pastBoard.techcards.find((one) => one.id === movedCardId)
    expect(card?.now?.stage).toBe('project')
    const project = findColumn(pastBoard, 'project')
    expect(project?.now).toBe(findColumn(currentBoard, 'project')?.total)
    expect(project?.arrived?.cards).toContainEqual({
      id: card?.id,
      book_name: card?.book_name,
      language: card?.language,
      since: addDays(getToday(), -4),
    })
    const stayedIds = project?.ids.filter((id) => findColumn(currentBoard, 'project')?.ids.includes(id)) ?? []
    expect(stayedIds.length + (project?.arrived?.total ?? 0)).toBe(project?.now)
  })

  it('counts the moves of each day, only for roles that read the history', async () => {
    const { status, body } = await supervisor.call('GET /api/tech-cards/board/days', {
      query: { from: addDays(getToday(), -60), to: getToday() },
    })
    expect(status).toBe(200)
    const quietDay = body.days.at(-3)
    expect(body.first && body.first <= (body.days[0]?.day ?? '')).toBe(true)
    expect((await readBoard({ at: quietDay?.day ?? '' })).moves).toHaveLength(quietDay?.moves ?? 0)
    expect(
      (
        await (
          await press.as('pm')
        ).call('GET /api/tech-cards/board/days', {
          query: { from: getToday(), to: getToday() },
        })
      ).status,
    ).toBe(403)
  })

  it('exports the moves of a period as CSV without formulas', async () => {
    const id = await insertCard(press, { book_name: '=HYPERLINK("http://evil.example")', stages: ['project'] })
    const moveResponse = await supervisor.call('POST /api/tech-cards/kanban/{id}', {
      params: { id },
      body: { is_project: false, is_process: true, reason: '+1+1' },
    })
    expect(moveResponse.status).toBe(200)
    const path = `/api/tech-cards/board/moves.csv?from=${getToday()}&to=${getToday()}`
    const response = await supervisor.fetch(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/csv')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines[0]).toContain(';')
    const ownLine = lines.find((line) => line.includes('HYPERLINK')) ?? ''
    expect(ownLine).toContain(`"'=HYPERLINK`)
    expect(ownLine).toContain("'+1+1")
    expect(lines).toHaveLength(((await readBoard({ at: getToday() })).moves?.length ?? 0) + 1)

    const invalidPath = `/api/tech-cards/board/moves.csv?from=${getToday()}&to=${addDays(getToday(), -1)}`
    expect((await supervisor.fetch(invalidPath)).status).toBe(422)
    expect((await (await press.as('pm')).fetch(path)).status).toBe(403)
  })

  it('is available only to roles that read the history', async () => {
    const { status } = await (await press.as('pm')).call('GET /api/tech-cards/board', { query: { at: '2026-10-03' } })
    expect(status).toBe(403)
    expect(
      (await (await press.as('director')).call('GET /api/tech-cards/board', { query: { at: '2026-10-03' } })).status,
    ).toBe(200)
  })

  it('finds moves through an index', async () => {
    const plan = await press.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute(sql`explain select 1 from events where type in ('techcard.moved', 'techcard.takenBack')
        and at >= '2026-10-03' and at < '2026-10-04'`)
    })
    expect(JSON.stringify(plan.rows)).toContain('events_moves')
  })
})
