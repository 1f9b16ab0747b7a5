import { type MenuItem, type OtherKind, type MenuBadge, getGrantedScope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { visibleApplicationsClause } from '../shared/applications.ts'
import { visibleOffersClause } from '../shared/offers/visibility.ts'
import { visibleProjectsClause } from '../shared/projects.ts'
import { countOthers } from '../shared/queue/others.ts'
import { countQueueItems } from '../shared/queue/queries.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'

/** Returns the total number of a person's unread messages from others. */
export async function countUnread(db: Db, person: Pick<Person, 'id'>): Promise<number> {
  const [row] = await queryRows<{ unread: number }>(
    db,
    sql`select count(*)::int as unread from conversation_members own
      join messages on messages.conversation_id = own.conversation_id and messages.id > own.read_id
        and messages.user_id <> own.user_id and deleted_at is null
      where own.user_id = ${person.id}`,
  )
  return row?.unread ?? 0
}

export interface CountingContext {
  db: Db
  person: Person
  /** Counts the person's queue of other tasks by kind. All counters that need the counts share one query. */
  others: () => ReturnType<typeof countOthers>
}

/** The number of rows behind a menu entry. If rows need the person's action, the menu shows and highlights only their number. */
interface BadgeCounts {
  /** The number of rows that need the person's action. */
  waiting?: number
  /** The number of all rows. */
  all?: number
}

const queryCount = async (db: Db, query: SQL): Promise<number> =>
  (await queryRows<{ count: number }>(db, query))[0]?.count ?? 0

const createOtherCounter =
  (kind: OtherKind) =>
  async ({ others }: CountingContext): Promise<BadgeCounts> => ({ waiting: (await others())[kind] ?? 0 })

/** A function for each kind of badge that counts its rows. */
const counters: Readonly<Record<MenuBadge, (counting: CountingContext) => Promise<BadgeCounts>>> = {
  applications: async ({ db, person }) => {
    const visible = visibleApplicationsClause(getGrantedScope(person.role, 'applications', 'read') ?? 'own', person)
    const [{ applications: waiting }, total] = await Promise.all([
      countQueueItems(db, person),
      queryCount(db, sql`select count(*) from applications where ${visible}`),
    ])
    return { waiting, all: total }
  },
  cards: async ({ db, person }) => {
    const visible = visibleCardsClause(getGrantedScope(person.role, 'techCards', 'read') ?? 'own', person)
    return { all: await queryCount(db, sql`select count(*) from tech_cards where not is_archieve and ${visible}`) }
  },
  projects: async ({ db, person }) => {
    const visible = visibleProjectsClause(getGrantedScope(person.role, 'projects', 'read') ?? 'own', person)
    return { all: await queryCount(db, sql`select count(*) from projects where status <> 'done' and ${visible}`) }
  },
  /**
   * For accounting and sales, counts the requests to answer and the invoices to issue. For other roles, counts the offers to decide
   * on.
   */
  offers: async ({ db, person, others }) => {
    if (person.role !== 'accounting') return { waiting: (await others()).offer ?? 0 }
    const visible = visibleOffersClause(getGrantedScope(person.role, 'offers', 'read') ?? 'own', person)
    const pendingRequestsSql = sql`select count(*) from offers where (status = 'Request for invoice'
        or (status = 'in process' and asked_at is not null and answered_at is null)) and ${visible}`
    return { waiting: await queryCount(db, pendingRequestsSql) }
  },
  payments: async ({ db }) => ({
    waiting: await queryCount(db, sql`select count(*) from statement_lines where state in ('confirm', 'unknown')`),
  }),
  messages: async ({ db, person }) => ({ waiting: await countUnread(db, person) }),
  contracts: createOtherCounter('contract'),
  corrections: createOtherCounter('correction'),
  todos: createOtherCounter('todo'),
  letters: createOtherCounter('letter'),
  requests: createOtherCounter('support'),
}

/** Returns the number next to a menu entry; undefined when it is 0. */
export async function countBadge(badge: MenuBadge, context: CountingContext): Promise<MenuItem['badge']> {
  const { waiting = 0, all: total = 0 } = await counters[badge](context)
  const number = waiting || total
  return number ? { count: number, attention: waiting > 0 } : undefined
}
