import type { ParsedQuery } from '@press/contract'
import {
  type StageKey,
  stageKeys,
  stageFlags,
  getFlag,
  type StageFlags,
  getStatus,
  parsePeriodName,
  type Scope,
} from '@press/domain'
import { SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import {
  jsonObject,
  numberValue,
  textValue,
  enumValue,
  nullable,
  thumbnailValue,
  dateValue,
  timestampValue,
  flagValues,
  readHeadedJson,
} from '../../database/json.ts'
import type { Files } from '../../files/files.ts'
import { inColumnClause } from '../shared/tech-cards/columns.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'
import { type Span, deliveryDaysSql, leftWithinClause } from '../shared/tech-cards/stays.ts'

/** The condition for books published within a span of days. If `isLate` is set, only books published after their due date. */
export const isPublishedWithinClause = ({ from, to }: Span, isLate: boolean): SQL =>
  sql`is_done and tech_cards.id in (select tech_card_id from ${deliveryDaysSql}
    where out.day between ${from}::date and ${to}::date ${isLate ? sql`and out.day > tech_cards.due` : sql``})`

/** The condition for cards that have left a stage: within a span of days, or ever if the span is null. */
export const hasLeftStageClause = (stage: StageKey, span: Span | null): SQL =>
  sql`tech_cards.id in (select tech_card_id from tech_card_stages
    where stage = ${stage} and ${span ? leftWithinClause(span) : sql`left_at is not null`})`

type ListQuery = ParsedQuery<'GET /api/tech-cards'>

const sorts: Record<ListQuery['sort_by'], SQL> = {
  created_at: sql`tech_cards.created_at`,
  book_name: sql`book_name`,
  due: sql`due`,
  stage: sql`stage`,
  quantity: sql`quantity`,
}
/**
 * Only these columns can be empty, and empty values sort last. For other columns, `nulls last` would keep PostgreSQL from using
 * their indexes.
 */
const nullsLastColumns: readonly ListQuery['sort_by'][] = ['due', 'quantity']

/**
 * The label of a card as an SQL expression. The array has the domain's labels for every stage, with and without a signature, and
 * with and without started works.
 */
const statusColumnSql = `(array[${stageKeys
  .flatMap((stage) =>
    [null, 'signed'].flatMap((signed) => [false, true].map((hasStarted) => getStageLabel(stage, signed, hasStarted))),
  )
  .map((label) => `'${label}'`)
  .join()}])[1 + stage * 4 + ("signalEndDate" is not null)::int * 2 + (works_started > 0)::int]`

function getStageLabel(stage: StageKey, signalEndDate: string | null, worksStarted: boolean): string {
  const currentFlags = Object.fromEntries(stageFlags.map((one) => [one, one === getFlag(stage)])) as StageFlags
  return getStatus({ ...currentFlags, signalEndDate, worksStarted })
}

/** A card as the list shows it. */
const listCardJson = jsonObject({
  id: numberValue('tech_cards.id'),
  version: numberValue('tech_cards.version'),
  book_name: textValue('book_name'),
  language: enumValue('language'),
  status: enumValue(statusColumnSql),
  edition_type: nullable(enumValue('edition_type')),
  authors: textValue('authors'),
  work_types: numberValue('works'),
  fname_gdisk: nullable(textValue('fname_gdisk')),
  fname_print: nullable(textValue('fname_print')),
  fname_signal: nullable(textValue('fname_signal')),
  src_cover: nullable(thumbnailValue('cover_file_id')),
  src_fpage: nullable(thumbnailValue('fpage_file_id')),
  quantity: nullable(numberValue('quantity')),
  due: nullable(dateValue('due')),
  signalEndDate: nullable(dateValue('"signalEndDate"')),
  project_manager: nullable(
    jsonObject({
      id: numberValue('users.id'),
      name: textValue('users.name'),
      role_id: numberValue('users.role_id'),
      avatar: nullable(thumbnailValue('users.avatar_file_id')),
    }),
  ),
  stage_since: timestampValue('stage_since'),
  application_id: nullable(numberValue('application_id')),
  is_archieve: numberValue('is_archieve::int'),
  created_at: timestampValue('tech_cards.created_at'),
  flags: flagValues(stageFlags, { table: 'tech_cards', onlyTrue: false }),
})

/** Filters cards by where they are or have been. Includes archived cards only if one of these filters asks for them. */
function placementClause({ stage, out = '', late, left, left_in = '' }: ListQuery): SQL {
  const period = parsePeriodName(out)
  const clauses = [
    stage && inColumnClause(stage),
    period && isPublishedWithinClause(period, late !== undefined),
    left && hasLeftStageClause(left, parsePeriodName(left_in)),
  ].filter((clause) => clause instanceof SQL)
  return clauses.length > 0 ? sql.join(clauses, sql` and `) : sql`not is_archieve`
}

/** Returns a page of cards as JSON text, with the total. */
export async function listCardsJson(
  db: Db,
  files: Files,
  query: ListQuery,
  scope: Scope,
  person: Person,
): Promise<string> {
  const { page, per_page, search, sort_by, sort_dir, project_manager_id } = query
  const whereClause = sql`${visibleCardsClause(scope, person)}
    and ${placementClause(query)}
    ${search ? sql`and ${buildSearchCondition(sql`tech_cards.search`, search)}` : sql``}
    ${project_manager_id ? sql`and project_manager_id = ${project_manager_id}` : sql``}`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const { head, rows } = await readHeadedJson(db, files, {
    head: sql`select count(*) from tech_cards where ${whereClause}`,
    row: listCardJson,
    from: sql`from tech_cards left join users on users.id = project_manager_id
      where ${whereClause}
      order by ${sorts[sort_by]} ${direction} ${nullsLastColumns.includes(sort_by) ? sql`nulls last` : sql``}, tech_cards.id ${direction}
      ${pageClause(page, per_page)}`,
  })
  return `{"techcards":[${rows}],"total":${head}}`
}
