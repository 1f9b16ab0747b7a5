import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isReadStatement, flattenPlan, explainStatement, recordStatements, type Statement } from './statements.ts'
import { openPress, type Person } from './support.ts'

/** Tables that grow every year; no screen may read one of them completely. */
const growingTables = new Set([
  'applications',
  'application_authors',
  'calculations',
  'calendar_events',
  'calendar_guests',
  'conversation_members',
  'conversations',
  'events',
  'file_links',
  'files',
  'messages',
  'notifications',
  'offer_payments',
  'offer_tech_cards',
  'offers',
  'organizations',
  'projects',
  'shop_orders',
  'shortages',
  'support_requests',
  'todos',
  'tech_cards',
  'tech_card_authors',
  'tech_card_stages',
  'work_responses',
  'work_types',
])

const press = await openPress()
const { url } = press.database

const explainer = new pg.Client({ connectionString: url })
let sentStatements: Statement[] = []

beforeAll(async () => {
  // Table statistics must not matter here: a table that is small today must be read as if it were large.
  await explainer.connect()
  await explainer.query('set enable_seqscan = off')
  sentStatements = recordStatements(explainer)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await explainer.end()
})

const findFullScans = async (statement: Statement): Promise<string[]> =>
  flattenPlan(await explainStatement(explainer, statement)).flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && growingTables.has(node['Relation Name'] ?? '')
      ? [node['Relation Name'] ?? '']
      : [],
  )

const people = {
  initiator: await press.as('initiator'),
  pm: await press.as('pm'),
  executor: await press.as('executor'),
  author: await press.as('author'),
  supervisor: await press.as('supervisor'),
  accounting: await press.as('accounting'),
  partner: await press.as('partner'),
  stock: await press.as('stock'),
  typography: await press.as('typography'),
  hr: await press.as('hr'),
  director: await press.as('director'),
}
type RoleName = keyof typeof people

const { techcards } = (await people.pm.call('GET /api/tech-cards', { query: { per_page: 1 } })).body
const { projects } = (await people.pm.call('GET /api/projects', { query: { per_page: 1 } })).body
const cardId = techcards[0]?.id ?? 0
const projectId = projects[0]?.id ?? 0
const { applications } = (await people.initiator.call('GET /api/applications', { query: { per_page: 1 } })).body
const applicationId = applications[0]?.id ?? 0

const screens: readonly [string, RoleName, (who: Person) => Promise<{ status: number }>][] = [
  ['home of a chief editor', 'initiator', (who) => who.call('GET /api/queue')],
  ['home of a manager', 'pm', (who) => who.call('GET /api/queue')],
  ['home of an executor', 'executor', (who) => who.call('GET /api/queue')],
  ['home of the stock', 'stock', (who) => who.call('GET /api/queue')],
  ['home of an author', 'author', (who) => who.call('GET /api/queue')],
  ['home of a director', 'director', (who) => who.call('GET /api/queue')],
  ['menu', 'pm', (who) => who.call('GET /api/menu-items')],
  ['notifications', 'pm', (who) => who.call('GET /api/notifications')],
  ['board', 'supervisor', (who) => who.call('GET /api/tech-cards/board')],
  ['board of a director', 'director', (who) => who.call('GET /api/tech-cards/board')],
  ['list of cards', 'pm', (who) => who.call('GET /api/tech-cards')],
  ['list of cards by a word', 'pm', (who) => who.call('GET /api/tech-cards', { query: { search: 'история' } })],
  ['list of an author’s cards', 'author', (who) => who.call('GET /api/tech-cards')],
  ['passport', 'pm', (who) => who.call('GET /api/tech-cards/{id}', { params: { id: cardId } })],
  [
    'history of a card',
    'supervisor',
    (who) => who.call('GET /api/tech-cards/{id}/history', { params: { id: cardId } }),
  ],
  ['list of applications', 'initiator', (who) => who.call('GET /api/applications')],
  [
    'list of applications by a word',
    'initiator',
    (who) => who.call('GET /api/applications', { query: { search: 'история' } }),
  ],
  ['an author’s applications', 'author', (who) => who.call('GET /api/applications')],
  [
    'application',
    'initiator',
    (who) => who.call('GET /api/application/details/{id}', { params: { id: applicationId } }),
  ],
  [
    'board of cards on a past day',
    'supervisor',
    (who) => who.call('GET /api/tech-cards/board', { query: { at: '2026-10-03' } }),
  ],
  [
    'moves of cards by their days',
    'supervisor',
    (who) => who.call('GET /api/tech-cards/board/days', { query: { from: '2026-09-01', to: '2026-11-23' } }),
  ],
  ['books on their way', 'pm', (who) => who.call('GET /api/book-tracking')],
  ['books past their day', 'pm', (who) => who.call('GET /api/book-tracking', { query: { late: 'overdue' } })],
  ['an author’s books on their way', 'author', (who) => who.call('GET /api/book-tracking')],
  ['what happened to a book', 'pm', (who) => who.call('GET /api/tech-cards/{id}/story', { params: { id: cardId } })],
  [
    'rounds of a signal copy',
    'pm',
    (who) => who.call('GET /api/tech-cards/{id}/signal-rounds', { params: { id: cardId } }),
  ],
  ['plan of printing', 'typography', (who) => who.call('GET /api/print-plan')],
  ['catalogue', 'pm', (who) => who.call('GET /api/books')],
  ['catalogue by a word', 'pm', (who) => who.call('GET /api/books', { query: { search: 'история' } })],
  ['projects by status', 'pm', (who) => who.call('GET /api/project')],
  ['projects by month', 'pm', (who) => who.call('GET /api/projects/monthly')],
  ['an executor’s projects by month', 'executor', (who) => who.call('GET /api/projects/monthlyEx')],
  ['projects by manager', 'pm', (who) => who.call('GET /api/projects/managers')],
  ['an executor’s works', 'executor', (who) => who.call('GET /api/my-works')],
  ['people of the week', 'hr', (who) => who.call('GET /api/statistics/people')],
  ['list of projects', 'pm', (who) => who.call('GET /api/projects')],
  ['an executor’s projects', 'executor', (who) => who.call('GET /api/projects')],
  ['project', 'pm', (who) => who.call('GET /api/project/{id}', { params: { id: projectId } })],
  ['pace of the stages', 'supervisor', (who) => who.call('GET /api/statistics/stages')],
  ['load of the people', 'supervisor', (who) => who.call('GET /api/statistics/load')],
  ['money to pay', 'supervisor', (who) => who.call('GET /api/statistics/money')],
  ['books at risk', 'supervisor', (who) => who.call('GET /api/statistics/risks', { query: { per_page: 5 } })],
  ['deliveries of the week', 'supervisor', (who) => who.call('GET /api/statistics/deliveries')],
  ['figures of a year', 'supervisor', (who) => who.call('GET /api/statistics/figures')],
  ['books out by month', 'supervisor', (who) => who.call('GET /api/statistics/published')],
  ['times at the stages', 'supervisor', (who) => who.call('GET /api/statistics/stage-times')],
  ['bills and payments of a year', 'supervisor', (who) => who.call('GET /api/statistics/cash')],
  ['books by stage and week', 'supervisor', (who) => who.call('GET /api/statistics/flow')],
  ['stage times by month', 'supervisor', (who) => who.call('GET /api/statistics/stage-trend')],
  ['satisfaction of authors', 'supervisor', (who) => who.call('GET /api/statistics/satisfaction')],
  ['promises of a year', 'supervisor', (who) => who.call('GET /api/statistics/promises')],
  ['what printing cost', 'supervisor', (who) => who.call('GET /api/statistics/printing')],
  ['cards that came out late', 'pm', (who) => who.call('GET /api/tech-cards', { query: { out: '2026', late: '1' } })],
  [
    'cards that left a stage in a month',
    'pm',
    (who) => who.call('GET /api/tech-cards', { query: { left: 'process', left_in: '2026-10' } }),
  ],
  ['works to pay', 'accounting', (who) => who.call('GET /api/payouts')],
  ['what to bill', 'accounting', (who) => who.call('GET /api/statistics/accounting/bill')],
  ['what is late', 'accounting', (who) => who.call('GET /api/statistics/accounting/late')],
  ['what to answer', 'accounting', (who) => who.call('GET /api/statistics/accounting/answer')],
  ['which papers are missing', 'accounting', (who) => who.call('GET /api/statistics/accounting/lacking')],
  ['money to come', 'accounting', (who) => who.call('GET /api/statistics/accounting/income')],
  [
    'accounts of organisations',
    'accounting',
    (who) => who.call('GET /api/accounts', { query: { search: 'академия' } }),
  ],
  ['an account', 'accounting', (who) => who.call('GET /api/accounts/{id}', { params: { id: 2 } })],
  [
    'copies sold in a quarter',
    'accounting',
    (who) => who.call('GET /api/realisation', { query: { from: '2026-07-01', to: '2026-09-30' } }),
  ],
  [
    'what was entered by hand for a title',
    'accounting',
    (who) =>
      who.call('GET /api/realisation/books/{id}', {
        params: { id: 1 },
        query: { from: '2026-07-01', to: '2026-09-30' },
      }),
  ],
  ...(['pm', 'author', 'accounting'] as const).map(
    (who): [string, RoleName, (who: Person) => Promise<{ status: number }>] => [
      `calendar of ${who}`,
      who,
      (person) => person.call('GET /api/events', { query: { from: '2026-11-01', to: '2026-12-06' } }),
    ],
  ),
  ['tasks', 'pm', (who) => who.call('GET /api/todos')],
  ['requests for help', 'author', (who) => who.call('GET /api/support')],
  ['requests for help of everybody', 'supervisor', (who) => who.call('GET /api/support')],
  ...(['pm', 'author'] as const).flatMap((who): [string, RoleName, (who: Person) => Promise<{ status: number }>][] => [
    [`conversations of ${who}`, who, (person) => person.call('GET /api/conversations')],
    [
      `messages of ${who}`,
      who,
      async (person) => {
        const [first] = (await person.call('GET /api/conversations')).body.conversations
        if (!first) throw new Error('There is no conversation to read')
        return person.call('GET /api/messages/{conversationId}', {
          params: { conversationId: first.id },
          query: { before: 100_000 },
        })
      },
    ],
  ]),
  ...(['supervisor', 'author'] as const).flatMap((who) =>
    ['қала', 'ли', 'экономек', 'ТК-7', 'КП-0402', '978-601-03-0070-5'].map(
      (q): [string, RoleName, (who: Person) => Promise<{ status: number }>] => [
        `search of ${who} for ${q}`,
        who,
        (person) => person.call('GET /api/search', { query: { q } }),
      ],
    ),
  ),
  ['kept calculations', 'author', (who) => who.call('GET /api/calculations')],
  ['kept calculations by name', 'author', (who) => who.call('GET /api/calculations', { query: { sort_by: 'name' } })],
  ['list of offers', 'accounting', (who) => who.call('GET /api/offers')],
  ['list of offers by a word', 'accounting', (who) => who.call('GET /api/offers', { query: { search: 'институт' } })],
  ['list of offers by the sum', 'accounting', (who) => who.call('GET /api/offers', { query: { sort_by: 'sum' } })],
  ['a partner’s offers', 'partner', (who) => who.call('GET /api/offers')],
  ['bills', 'accounting', (who) => who.call('GET /api/invoices')],
  ['overdue bills', 'accounting', (who) => who.call('GET /api/invoices', { query: { state: 'overdue' } })],
  ['bills by a word', 'accounting', (who) => who.call('GET /api/invoices', { query: { search: 'институт' } })],
  ['a partner’s bills', 'partner', (who) => who.call('GET /api/invoices')],
  ['board of the shop’s orders', 'accounting', (who) => who.call('GET /api/shop-orders')],
  ['an order by a word', 'accounting', (who) => who.call('GET /api/shop-orders', { query: { search: 'поэзия' } })],
  ['board of offers', 'supervisor', (who) => who.call('GET /api/offers-kanban')],
  [
    'board of offers on a past day',
    'supervisor',
    (who) => who.call('GET /api/offers-kanban', { query: { at: '2026-10-03' } }),
  ],
  [
    'moves of offers by their days',
    'supervisor',
    (who) => who.call('GET /api/offers-kanban/days', { query: { from: '2026-09-01', to: '2026-11-23' } }),
  ],
  [
    'board of the shop’s orders on a past day',
    'supervisor',
    (who) => who.call('GET /api/shop-orders', { query: { at: '2026-10-03' } }),
  ],
  ['smart board', 'supervisor', (who) => who.call('GET /api/offers-kanban', { query: { board: 'smart' } })],
  ['a partner’s board', 'partner', (who) => who.call('GET /api/offers-kanban')],
  ['organisations', 'accounting', (who) => who.call('GET /api/organizations', { query: { search: 'академия' } })],
  ['wallet', 'executor', (who) => who.call('GET /api/wallet')],
  ['works of a wallet', 'executor', (who) => who.call('GET /api/wallet/works')],
  ['acts', 'executor', (who) => who.call('GET /api/wallet/acts', { query: { search: 'история' } })],
]

describe('the queries of hot paths, all without a full table scan', () => {
  it.each(screens)('%s', async (_name, who, call) => {
    sentStatements.length = 0
    const { status } = await call(people[who])
    expect(status).toBe(200)
    const statements = sentStatements.filter(isReadStatement)
    expect(statements.length).toBeGreaterThan(0)
    for (const one of statements)
      expect({ whole: await findFullScans(one), text: one.text }).toMatchObject({ whole: [] })
  })
})
