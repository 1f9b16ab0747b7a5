import {
  getSignalStepDays,
  getSigningDeadline,
  type EditionType,
  type Scope,
  type Signal,
  type SignalRemark,
  type SignalRound,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { toPressDay } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, type PersonRow, personJsonSql } from '../shared/people.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'
import { findStageHistories } from '../shared/tech-cards/stage-durations.ts'

type Viewer = Pick<Person, 'id'>

type RemarkRow = Omit<SignalRemark, 'author'> & { author: PersonRow }
type RoundRow = Omit<SignalRound, 'uploaded_by' | 'outcome_by' | 'remarks'> & {
  uploaded_by: PersonRow | null
  outcome_by: PersonRow | null
  remarks: RemarkRow[]
}

const remarkJson = sql`json_build_object('id', remarks.id, 'version', remarks.version, 'kind', remarks.kind,
  'page', remarks.page, 'x', remarks.x, 'y', remarks.y, 'text', remarks.text, 'author', ${personJsonSql('writers')},
  'created_at', ${isoTimestampSql('remarks.created_at')})`
const remarksFrom = sql`signal_remarks remarks join users writers on writers.id = remarks.author_id`

const toRemark = (row: RemarkRow, files: Files): SignalRemark => ({ ...row, author: toApiPerson(row.author, files) })

const selectRounds = (where: SQL, { id }: Viewer): SQL => sql`
  select rounds.id, rounds.number, rounds.pages, rounds.created_at, rounds.outcome, rounds.outcome_at, files.sha256,
    json_build_object('id', files.id, 'name', files.name, 'size', files.size, 'mime', files.mime) as file,
    ${personJsonSql('senders')} as uploaded_by, ${personJsonSql('deciders')} as outcome_by,
    openings.opened_at, coalesce(openings.pages, '{}') as seen,
    (select coalesce(json_agg(${remarkJson} order by remarks.id), '[]')
      from ${remarksFrom} where remarks.round_id = rounds.id) as remarks
  from signal_rounds rounds join files on files.id = rounds.file_id
    left join users senders on senders.id = rounds.uploaded_by
    left join users deciders on deciders.id = rounds.outcome_by
    left join signal_openings openings on openings.round_id = rounds.id and openings.user_id = ${id}
  where ${where} order by rounds.number`

/** Returns the signal copy of a card with the data for the pending decision; undefined if the person may not see the card. */
export async function findSignal(
  db: Db,
  files: Files,
  cardId: number,
  scope: Scope,
  person: Viewer,
): Promise<Signal | undefined> {
  const [[row], rounds, getStageHistory] = await Promise.all([
    queryRows<{ waits: boolean; printStartDate: string | null; came: string | null; edition_type: EditionType | null }>(
      db,
      sql`select is_author and "signalEndDate" is null and not is_archieve as waits, "printStartDate", edition_type,
          (select entered_at from tech_card_stages where tech_card_id = tech_cards.id and stage = 'author'
            and left_at is null) as came
        from tech_cards where id = ${cardId} and ${visibleCardsClause(scope, person)}`,
    ),
    queryRows<RoundRow>(db, selectRounds(sql`rounds.tech_card_id = ${cardId}`, person)),
    findStageHistories(db),
  ])
  if (!row) return undefined
  const { waits, printStartDate, came, edition_type } = row
  return {
    rounds: rounds.map(({ uploaded_by, outcome_by, remarks, ...round }) => ({
      ...round,
      uploaded_by: uploaded_by && toApiPerson(uploaded_by, files),
      outcome_by: outcome_by && toApiPerson(outcome_by, files),
      remarks: remarks.map((remark) => toRemark(remark, files)),
    })),
    sign_by: waits && came ? getSigningDeadline(toPressDay(new Date(came)), printStartDate) : null,
    pace: getSignalStepDays(getStageHistory(edition_type)),
  }
}

interface RoundWithFile {
  id: number
  card: number
  file: number
  key: string
  pages: number
}

/** Returns a round of a card if the person may see the card. */
export async function findRound(db: Db, id: number, scope: Scope, person: Viewer): Promise<RoundWithFile | undefined> {
  const [round] = await queryRows<RoundWithFile>(
    db,
    sql`select rounds.id, rounds.tech_card_id as card, files.id as file, files.key, rounds.pages
      from signal_rounds rounds join files on files.id = rounds.file_id
        join tech_cards on tech_cards.id = rounds.tech_card_id
      where rounds.id = ${id} and ${visibleCardsClause(scope, person)}`,
  )
  return round
}

/** Returns a remark without checking access. */
export async function findRemark(db: Db, files: Files, id: number): Promise<SignalRemark | undefined> {
  const [row] = await queryRows<{ remark: RemarkRow }>(
    db,
    sql`select ${remarkJson} as remark from ${remarksFrom} where remarks.id = ${id}`,
  )
  return row && toRemark(row.remark, files)
}
