import { roleById, roleByKey, type RoleKey } from '@press/domain'
import { locales } from '@press/i18n/node'
import { and, eq, inArray } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import type { Tx } from '../../database/database.ts'
import type { NewNotification, StoredEvent, Subscribers } from '../../events/subscribers.ts'
import { texts } from '../../texts.ts'

/** Who delivers what was ordered, and who answers for it: the stock finds offers on its board. */
const keepers: readonly RoleKey[] = ['accounting', 'stock']

async function tell(key: 'received' | 'differs', event: StoredEvent, tx: Tx): Promise<NewNotification[]> {
  const { number, recipient_name, note } = event.data
  const said = locales.map((locale) => [
    `message_${locale}`,
    texts(locale)(`notifications:offer_${key}`, {
      number: String(number),
      name: String(recipient_name),
      note: String(note),
    }),
  ])
  const readers = await tx
    .select({ id: users.id, role_id: users.role_id })
    .from(users)
    .where(
      and(
        eq(users.active, true),
        inArray(
          users.role_id,
          keepers.map((role) => roleByKey(role).id),
        ),
      ),
    )
  return readers.map(({ id, role_id }) => {
    const role = roleById(role_id)
    const screen = role?.key === 'stock' ? 'partnerKanban' : `offers?offer=${event.resource_id}`
    return {
      user_id: id,
      data: { ...Object.fromEntries(said), kind: 'offer', path: `/app/${role?.path}/${screen}` },
      mail: key === 'differs',
    }
  })
}

/** Who is told what of offers. */
export const offerSubscribers: Subscribers = {
  'offer.received': (event, tx) => tell('received', event, tx),
  'offer.differs': (event, tx) => tell('differs', event, tx),
}
