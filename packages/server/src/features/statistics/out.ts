import type { Scope } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { countedCardsClause } from './counted-cards.ts'
import { type Span, deliveryDaysSql } from '../shared/tech-cards/stays.ts'

/** The books published in a span of days that count in a person's statistics: an SQL fragment that starts with `from`. */
export const publishedBooksSql = ({ from, to }: Span, scope: Scope, person: Person): SQL =>
  sql`from ${deliveryDaysSql} join tech_cards on tech_cards.id = out.tech_card_id and is_done
    where out.day between ${from}::date and ${to}::date and ${countedCardsClause(scope, person)}`
