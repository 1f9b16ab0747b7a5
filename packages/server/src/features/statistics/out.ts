import type { Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { dayInSql } from '../tracking/stage-durations.ts'
import { countedCards } from './counted-cards.ts'

export interface Span {
  from: string
  to: string
}

/** The day each book came to «Delivered» the last time; a book that was taken back from there has not come out. */
export const outDays = sql`(select tech_card_id, max(${dayInSql('entered_at')}) as day from tech_card_stages
  where stage = 'done' group by tech_card_id) out`

/** Books that came out in a span of days, of those that a person's figures count: a statement's part from `from` on. */
export const booksOut = ({ from, to }: Span, scope: Scope, person: Person): SQL =>
  sql`from ${outDays} join tech_cards on tech_cards.id = out.tech_card_id and is_done
    where out.day between ${from}::date and ${to}::date and ${countedCards(scope, person)}`

/** Whether a card is one of them, for a list of cards; `late` of those that came out after their day. */
export const cameOut = ({ from, to }: Span, late: boolean): SQL =>
  sql`is_done and tech_cards.id in (select tech_card_id from ${outDays}
    where out.day between ${from}::date and ${to}::date ${late ? sql`and out.day > tech_cards.due` : sql``})`
