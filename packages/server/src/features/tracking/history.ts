import type { BookHistoryEvent } from '@press/domain'
import { bookHistoryKinds } from '@press/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { eventField, eventTypeList, isEvent } from '../../database/event-clauses.ts'

type Kind = (typeof bookHistoryKinds)[number]
type Row = Omit<BookHistoryEvent, 'what'> & { type: string }

/** The kinds of card events that the history shows. */
const cardEventKinds = [
  'created',
  'moved',
  'signalApproved',
  'signalWithdrawn',
  'printScheduled',
] as const satisfies Kind[]
const applicationEventKinds: Readonly<Record<string, Kind>> = {
  'application.created': 'sent',
  'application.accepted': 'accepted',
}

/** Returns the events of a book, oldest first, without reasons, changed fields and other internal data. */
export async function buildBookHistory(db: Db, id: number): Promise<BookHistoryEvent[]> {
  const rows = await queryRows<Row>(
    db,
    sql`select told.id, ${isoTimestampSql('at')} as at, type, stage, users.name as by
      from (
        select id, at, type, ${eventField('to')} as stage, actor_id from events
        where resource = 'techcard' and resource_id = ${id} and type in (${eventTypeList(cardEventKinds.map((kind) => `techcard.${kind}` as const))})
        union all
        select events.id, at, type, null, actor_id from events
        where resource = 'application' and ${isEvent('application.created', 'application.accepted')}
          and resource_id = (select application_id from tech_cards where tech_cards.id = ${id})
      ) told
      left join users on users.id = actor_id
      order by told.at, told.id limit 1000`,
  )
  return rows.map(({ type, ...event }) => ({
    ...event,
    what: applicationEventKinds[type] ?? (type.slice('techcard.'.length) as Kind),
  }))
}
