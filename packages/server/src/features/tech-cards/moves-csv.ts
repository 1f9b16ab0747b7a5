import type { ParsedQuery } from '@press/contract'
import { isStage, limits, type BoardColumn } from '@press/domain'
import { formatDate, type Locale } from '@press/i18n/node'
import { Readable } from 'node:stream'
import { createCsvStringifier } from '../../app/csv.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { eventField, isEvent } from '../../database/event-clauses.ts'
import type { Translate } from '../../texts.ts'
import { isMove } from './board-history.ts'
import { startOfDaySql } from '../../database/clauses.ts'

interface MoveRow {
  id: number
  at: string
  techcard_id: number
  book_name: string | null
  from: BoardColumn | null
  to: BoardColumn | null
  by: string | null
  reason: string | null
  /** Whether the row is the undo of an earlier move. */
  back: boolean
}

/** The number of moves read per batch. */
const batchSize = 1000
const fields = ['at', 'card', 'book', 'from', 'to', 'by', 'reason', 'back'] as const

/** Returns the moves of a span of days as CSV, oldest first; undone moves are marked. */
export function createMovesCsv(
  db: Db,
  { from, to }: ParsedQuery<'GET /api/tech-cards/board/moves.csv'>,
  { t, locale }: { t: Translate; locale: Locale },
): Readable {
  if (to < from) throw new PressError('validation', { fields: { to: 'invalid' } })
  if (Date.parse(to) - Date.parse(from) > limits.boardHistoryDays * 86_400_000)
    throw new PressError('validation', { fields: { from: 'invalid' } })
  const getStageName = (key: BoardColumn | null) =>
    key === null ? '' : isStage(key) ? t(`domain:stage.${key}`) : t('boards:archive')
  async function* generateRows() {
    let lastId = 0
    for (;;) {
      const page = await queryRows<MoveRow>(
        db,
        sql`select events.id, ${isoTimestampSql('events.at')} as at, resource_id as techcard_id, ${eventField('book_name')} as book_name,
            ${eventField('from')} as from, ${eventField('to')} as to, users.name as by, ${eventField('reason')} as reason,
            ${isEvent('techcard.takenBack')} as back
          from events left join users on users.id = actor_id
          where ${isMove} and events.at >= ${startOfDaySql(from)} and events.at < ${startOfDaySql(to, 1)}
            and events.id > ${lastId} order by events.id limit ${batchSize}`,
      )
      for (const move of page)
        yield [
          formatDate(move.at, locale, 'dateTime'),
          t('tech-cards:number', { id: move.techcard_id }),
          move.book_name ?? '',
          getStageName(move.from),
          getStageName(move.to),
          move.by ?? '',
          move.reason ?? '',
          move.back ? t('boards:csv.yes') : '',
        ]
      const lastMove = page.at(-1)
      if (page.length < batchSize || !lastMove) return
      lastId = lastMove.id
    }
  }
  return Readable.from(generateRows()).pipe(createCsvStringifier(fields.map((field) => t(`boards:csv.${field}`))))
}
