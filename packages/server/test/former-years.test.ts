import type { RoleKey } from '@press/domain'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  isReadStatement,
  flattenPlan,
  explainStatement,
  recordStatements,
  type Plan,
  type Statement,
} from './statements.ts'
import { openPress, type Person } from './support.ts'

/**
 * The number of old books, and the maximum number of card rows that one statement may read: the current books and a page of
 * delivered books.
 */
const oldBookCount = 10_000
const maxReadRows = 1_000

const press = await openPress()
const explainer = new pg.Client({ connectionString: press.database.url })
let sentStatements: Statement[] = []

beforeAll(async () => {
  await explainer.connect()
  // The catalogue is not needed, so triggers are off. The rows are as wide as real rows, because the planner counts pages.
  await explainer.query('set session_replication_role = replica')
  await explainer.query(`insert into tech_cards (book_name, due, is_done, created_at, stage_since, delivery_address)
    select 'Книга ' || n, current_date - 30 - n % 3650, true, day, day, repeat('.', 1000)
    from (select n, now() - n * interval '9 hours' as day from generate_series(1, ${oldBookCount}) n) books`)
  // An index-only scan needs all rows to be marked as visible to everyone. For that, all older transactions must end.
  await vi.waitFor(async () => {
    await explainer.query('vacuum (analyze) tech_cards')
    const { rows } = await explainer.query<{ marked: number }>(
      `select relallvisible::float / relpages as marked from pg_class where relname = 'tech_cards'`,
    )
    if ((rows[0]?.marked ?? 0) < 0.9) throw new Error('Rows are not marked yet')
  }, 50_000)
  sentStatements = recordStatements(explainer)
}, 60_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await explainer.end()
})

/** Returns the number of card rows that a plan node reads. An index-only scan counts as zero: it does not read the table. */
function countReadRows(node: Plan): number {
  if (node['Relation Name'] !== 'tech_cards' || node['Node Type'] === 'Index Only Scan') return 0
  const rows = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'] as const
  return rows.reduce((sum, key) => sum + (node[key] ?? 0), 0) * (node['Actual Loops'] ?? 1)
}

const fetchQueue = (who: Person) => who.call('GET /api/queue')
const fetchBoard = (who: Person) => who.call('GET /api/tech-cards/board')
const screens: readonly [string, RoleKey, (who: Person) => Promise<{ status: number }>][] = [
  ...(
    ['initiator', 'pm', 'accounting', 'typography', 'stock', 'author', 'executor', 'supervisor', 'director'] as const
  ).flatMap((role): [string, RoleKey, typeof fetchQueue | typeof fetchBoard][] => [
    ['home', role, fetchQueue],
    ['board', role, fetchBoard],
  ]),
  ['menu', 'director', (who) => who.call('GET /api/menu-items')],
  ['list of cards', 'director', (who) => who.call('GET /api/tech-cards', { query: { per_page: 50 } })],
  ['late books on their way', 'director', (who) => who.call('GET /api/book-tracking', { query: { late: 'overdue' } })],
  ['books at risk', 'director', (who) => who.call('GET /api/statistics/risks', { query: { per_page: 5 } })],
  ['deliveries of the week', 'director', (who) => who.call('GET /api/statistics/deliveries')],
]

describe(`with ${oldBookCount} delivered books`, () => {
  it.each(screens)('%s of %s reads few cards from the database', async (_screen, role, call) => {
    const person = await press.as(role)
    sentStatements.length = 0
    expect(await call(person)).toMatchObject({ status: 200 })
    const statements = sentStatements.filter(isReadStatement)
    expect(statements.length).toBeGreaterThan(0)
    for (const one of statements) {
      const cardNodes = flattenPlan(await explainStatement(explainer, one, true)).filter(
        (node) => countReadRows(node) > 0,
      )
      const readRowCount = cardNodes.reduce((sum, node) => sum + countReadRows(node), 0)
      expect({ few: readRowCount < maxReadRows, read: readRowCount, text: one.text, parts: cardNodes }).toMatchObject({
        few: true,
      })
    }
  })
})
