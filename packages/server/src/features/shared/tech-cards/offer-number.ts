import { getGrantedScope } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { visibleOffersClause } from '../offers/visibility.ts'

/** Selects the id of the latest visible offer that a row of `tech_cards` was made for; null if there is none. */
export function cardOfferIdSql(person: Pick<Context['person'], 'id' | 'role'>): SQL {
  const scope = getGrantedScope(person.role, 'offers', 'read')
  if (!scope) return sql`null::int`
  return sql`(select max(offers.id) from offer_tech_cards made join offers on offers.id = made.offer_id
    where made.tech_card_id = tech_cards.id and ${visibleOffersClause(scope, person)})`
}
