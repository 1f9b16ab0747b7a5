import type { AnswerOf } from '@press/contract'
import { flagOf, grantOf, stageKeys, type RoleKey, type StageKey } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { today } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { joinedApplications } from '../applications/queries.ts'
import { imageOf } from '../images.ts'
import { ownCards, visibleCards } from '../tech-cards/queries.ts'

type Queue = AnswerOf<'GET /api/queue'>

/** What waits for a role: which applications, and which cards at which of their stages. */
interface Waiting {
  applications?: (person: Person) => SQL
  cards?: { stages: readonly StageKey[]; which?: (person: Person) => SQL; mine?: (person: Person) => SQL }
}

const is = (stage: StageKey): SQL => sql.raw(flagOf(stage))
const signed = sql`"signalEndDate" is not null`

const chiefEditor: Waiting = {
  applications: () => sql`status = 'in process'`,
  // A signed signal copy waits for the chief editor to send the book to print.
  cards: { stages: ['editor', 'author'], which: () => sql`(${is('editor')} or ${signed})` },
}

const waiting: Partial<Record<RoleKey, Waiting>> = {
  initiator: chiefEditor,
  deputy: chiefEditor,
  supervisor: chiefEditor,
  pm: { cards: { stages: ['project', 'process', 'signal'], mine: ({ id }) => sql`project_manager_id = ${id}` } },
  accounting: { cards: { stages: ['account'] } },
  typography: { cards: { stages: ['signal', 'typography', 'wap'] } },
  stock: { cards: { stages: ['account', 'stock'] } },
  author: {
    applications: (person) => sql`status = 'revision' and ${joinedApplications(person)}`,
    cards: { stages: ['author'], which: (person) => sql`not ${signed} and ${ownCards(person)}` },
  },
  executor: {
    cards: {
      stages: stageKeys,
      which: ({ id }) =>
        sql`tech_cards.id in (select tech_card_id from work_types where executor_id = ${id} and status in ('offered', 'in progress'))`,
    },
  },
}

/** The columns of a part, named here because either part may be missing. */
const waitingColumns = sql`waiting (kind, id, book_name, language, authors, cover_file_id, stage, since, due, mine)`

/** Rows of the queue, each with whether it is overdue and whether it is the person's before their colleagues'. */
function waitingRows(person: Person): SQL | undefined {
  const { applications, cards } = waiting[person.role] ?? {}
  const parts: SQL[] = []
  if (applications)
    parts.push(sql`select 'application' as kind, id, book_name, language, authors, null::int as cover_file_id, 'editor' as stage,
      status_since as since, due, true as mine from applications where ${applications(person)}`)
  if (cards) {
    const stage = sql`case ${sql.join(
      cards.stages.toReversed().map((key) => sql`when ${is(key)} then ${sql.raw(`'${key}'`)}`),
      sql` `,
    )} end`
    parts.push(sql`select 'techcard' as kind, tech_cards.id, book_name, language, authors, cover_file_id, visits.stage,
      coalesce(visits.entered_at, stage_since) as since, due, ${cards.mine?.(person) ?? sql`true`} as mine
      from tech_cards cross join lateral (
        select at.stage, entered_at from (values (${stage})) at (stage)
        left join tech_card_stages on tech_card_id = tech_cards.id and tech_card_stages.stage = at.stage and left_at is null
      ) visits
      where not is_archieve and (${sql.join(cards.stages.map(is), sql` or `)}) and ${cards.which?.(person) ?? sql`true`}`)
  }
  return parts.length ? sql.join(parts, sql` union all `) : undefined
}

type ItemRow = Omit<Queue['items'][number], 'src_cover'> & {
  cover_file_id: number | null
  total: number
  overdue: number
}

/** How many rows of the queue an answer carries. */
const longest = 50

export async function findQueue(db: Db, files: Files, person: Person): Promise<Omit<Queue, 'stages'>> {
  const source = waitingRows(person)
  if (!source) return { items: [], total: 0, overdue: 0 }
  const found = await rows<ItemRow>(
    db,
    sql`select kind, id, book_name, language, authors, cover_file_id, stage, since, due, count(*) over () as total,
        count(*) filter (where due < ${today}) over () as overdue
      from (${source}) ${waitingColumns}
      order by coalesce(mine, false) desc, due < ${today} desc nulls last, due nulls last, since, id limit ${longest}`,
  )
  return {
    items: found.map(({ cover_file_id, total: _total, overdue: _overdue, ...item }) => ({
      ...item,
      src_cover: imageOf(files, cover_file_id, 'thumb'),
    })),
    total: found[0]?.total ?? 0,
    overdue: found[0]?.overdue ?? 0,
  }
}

/** Books at each stage that the person may see; none where the role sees no cards. */
export async function countStages(db: Db, person: Person): Promise<Queue['stages']> {
  const scope = grantOf(person.role, 'techCards', 'read')
  if (!scope) return []
  const counts = stageKeys.flatMap((stage) => [
    sql`count(*) filter (where ${is(stage)}) as ${sql.identifier(stage)}`,
    sql`count(*) filter (where ${is(stage)} and due < ${today} and not is_done) as ${sql.identifier(`${stage} overdue`)}`,
  ])
  const [sums] = await rows<Record<string, number>>(
    db,
    sql`select ${sql.join(counts, sql`, `)} from tech_cards where not is_archieve and ${visibleCards(scope, person)}`,
  )
  return stageKeys.map((stage) => ({
    stage,
    total: sums?.[stage] ?? 0,
    overdue: sums?.[`${stage} overdue`] ?? 0,
  }))
}

/** How many rows wait for the person, for the menu's badge. */
export async function countWaiting(db: Db, person: Person): Promise<{ applications: number; cards: number }> {
  const source = waitingRows(person)
  if (!source) return { applications: 0, cards: 0 }
  const [counted] = await rows<{ applications: number; cards: number }>(
    db,
    sql`select count(*) filter (where kind = 'application') as applications, count(*) filter (where kind = 'techcard') as cards
      from (${source}) ${waitingColumns}`,
  )
  return counted ?? { applications: 0, cards: 0 }
}
