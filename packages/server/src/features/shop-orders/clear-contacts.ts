import { shopContactRetentionYears } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import { getTranslator } from '../../texts.ts'

/**
 * Returns the text that replaces the customer's name after the retention period. It is in the press's first language, like the text
 * for a removed person.
 */
export const getClearedCustomerName = (): string => getTranslator('ru')('shop-orders:clearedCustomer')

/**
 * Deletes the customer's data from orders after the retention period since delivery. Books, sums and dates stay for statistics.
 * Also deletes the content hash, because it could still confirm who bought. So repeated requests cannot be recognized afterwards.
 */
export async function clearContacts(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update shop_orders set customer_name = ${getClearedCustomerName()}, customer_email = '', customer_phone = '', customer_address = '',
      content_hash = null, contacts_cleared_at = now(), updated_at = now(), version = version + 1
    where id in (select id from shop_orders where status = 'done' and contacts_cleared_at is null
      and status_since < now() - make_interval(years => ${sql.raw(String(shopContactRetentionYears))}) order by status_since limit 100)
    returning id`)
  for (const { id } of rows) await recordEvent(tx, 'shoporder.contactsCleared', { id }, {}, { actor: null })
}
