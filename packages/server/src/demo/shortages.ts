import { countCopies, getExpectedCopies, getMissingCopies } from '@press/domain'
import { isNotNull } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { shortages, techCards } from '../database/schema.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

const reasons = [
  'Брак переплёта: вернули в типографию',
  'Пачка намокла при разгрузке',
  'Недовложение в последней пачке',
]

/**
 * Seeds shortages of print runs that were received into stock. For delivered books they are written off; for all other books they
 * are open.
 */
export async function seedShortages(tx: Tx, staff: Staff, { ago }: Calendar): Promise<void> {
  const [keeper = null] = staff.withRole('stock')
  const cards = await tx.select().from(techCards).where(isNotNull(techCards.received)).orderBy(techCards.id)
  const shortageRows = cards.flatMap((card, index) => {
    const missing = card.received && getMissingCopies(getExpectedCopies(card), card.received)
    if (!missing || countCopies(missing) === 0) return []
    const days = card.is_done ? 20 + index : 2
    return [
      {
        tech_card_id: card.id,
        missing,
        reason: reasons[card.id % reasons.length] ?? '',
        recorded_by: keeper,
        recorded_at: ago(days),
        ...(card.is_done && {
          outcome: 'written_off' as const,
          note: 'Акт подписан',
          settled_by: keeper,
          settled_at: ago(days - 6),
        }),
      },
    ]
  })
  if (shortageRows.length > 0) await tx.insert(shortages).values(shortageRows)
}
