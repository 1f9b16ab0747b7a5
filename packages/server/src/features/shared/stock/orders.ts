import type { CustomersOrder } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx, Queryable } from '../../../database/database.ts'

/** Selects the catalogue's book with a title and language. If there are several editions, selects the latest. */
export const latestEditionSql = (name: SQL, language: SQL): SQL =>
  sql`select id from books where book_name = ${name} and language = ${language} order by id desc limit 1`

/**
 * Joins the lines of offers to their cards: the card with the line's title, or the card of the only line. If there are several
 * cards, joins the latest. Copies that the press orders from itself are the press's own.
 */
const offerLinesSql = (condition: SQL): SQL => sql`
  select distinct on (made.offer_id, line.place) made.offer_id, (line.place - 1)::int as item, line.quantity, cards.id as card,
    coalesce(organizations.is_press, false) as own
  from offer_tech_cards made join offers on offers.id = made.offer_id join tech_cards cards on cards.id = made.tech_card_id
    left join organizations on organizations.id = offers.organization_id
    cross join lateral (select place, item->>'name' as name, (item->>'quantity')::int as quantity
      from jsonb_array_elements(offers.items) with ordinality as items (item, place)) line
  where ${condition} and offers.status <> 'rejected'
    and (press_search(line.name) = press_search(cards.book_name) or jsonb_array_length(offers.items) = 1)
  order by made.offer_id, line.place, cards.id desc`

/** Returns the customer's order that a card's run was printed for; null if the run was printed for the press itself. */
export async function findOrderOfCard(tx: Tx, cardId: number): Promise<CustomersOrder | null> {
  const { rows } = await tx.execute<{ offer_id: number; copies: number }>(
    sql`select offer_id, sum(quantity)::int as copies
      from (${offerLinesSql(sql`made.offer_id in (select offer_id from offer_tech_cards where tech_card_id = ${cardId})`)}) lines
      where card = ${cardId} and not own group by offer_id order by offer_id desc limit 1`,
  )
  return rows[0] ?? null
}

/** The stock from which a line of an offer is shipped: copies for its customer, or the press's own copies. */
export interface LineStock {
  /** The position of the line among the offer's titles. */
  item: number
  /** The catalogue's book; null if the line's run is not in the catalogue yet. */
  book_id: number | null
  offer_id: number | null
}

/**
 * Returns the stock from which the lines of an offer are shipped. Leaves out lines that have neither a card nor a catalogue book,
 * because their copies are not counted.
 */
export async function findOfferStock(tx: Queryable, offerId: number): Promise<LineStock[]> {
  const { rows } = await tx.execute<LineStock & Record<string, unknown>>(
    sql`with made as (${offerLinesSql(sql`made.offer_id = ${offerId}`)})
      select (place - 1)::int as item, coalesce(run.id, case when made.card is null then edition.id end) as book_id,
        case when not made.own then ${offerId}::int end as offer_id
      from offers cross join lateral jsonb_array_elements(items) with ordinality as lines (line, place)
        left join made on made.item = place - 1
        left join books run on run.tech_card_id = made.card
        left join lateral (${latestEditionSql(sql`line->>'name'`, sql`line->>'language'`)}) edition on true
      where offers.id = ${offerId} and (made.card is not null or edition.id is not null)`,
  )
  return rows
}

/** Returns the books of a shop order. Leaves out titles that are not in the catalogue. */
export async function findOrderBooks(
  tx: Tx,
  orderId: number,
): Promise<{ book_id: number; name: string; copies: number }[]> {
  const { rows } = await tx.execute<{ book_id: number; name: string; copies: number }>(
    sql`select book.id as book_id, min(line.name) as name, sum(line.quantity)::int as copies
      from shop_orders cross join lateral jsonb_to_recordset(items) as line (name text, language text, quantity int)
        join lateral (${latestEditionSql(sql`line.name`, sql`line.language`)}) book on true
      where shop_orders.id = ${orderId} group by book.id order by book.id`,
  )
  return rows
}
