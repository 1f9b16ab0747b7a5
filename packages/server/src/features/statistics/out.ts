import type { Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { dayInSql } from '../tracking/stage-durations.ts'
import { countedCards } from './counted-cards.ts'

export interface Span {
  from: string
  to: string
}

/** The day on which each book last reached «Delivered». A book moved back from there does not count. */
export const outDays = sql`(select tech_card_id, max(${dayInSql('entered_at')}) as day from tech_card_stages
  where stage = 'done' group by tech_card_id) out`

/** The books published in a span of days that count in a person's statistics: an SQL fragment that starts with `from`. */
export const booksOut = ({ from, to }: Span, scope: Scope, person: Person): SQL =>
  sql`from ${outDays} join tech_cards on tech_cards.id = out.tech_card_id and is_done
    where out.day between ${from}::date and ${to}::date and ${countedCards(scope, person)}`

/** Whether a card is one of these books, for a list of cards. `late` selects the books published after their due date. */
export const cameOut = ({ from, to }: Span, late: boolean): SQL =>
  sql`is_done and tech_cards.id in (select tech_card_id from ${outDays}
    where out.day between ${from}::date and ${to}::date ${late ? sql`and out.day > tech_cards.due` : sql``})`
