import { trackLinks } from '../database/schema.ts'
import type { Tx } from '../database/database.ts'
import type { PlannedCard } from './cards.ts'
import { getAuthors, type Staff } from './people.ts'
import type { Calendar } from './random.ts'

/** The codes of public links, which no other press uses. They are always the same, so that documentation can refer to them. */
const codes = ['demo-link-to-a-book-0001', 'demo-link-to-a-book-0002'] as const

/** Seeds public links of two books. They are the first books in progress whose authors have an account. */
export async function seedLinks(tx: Tx, cards: readonly PlannedCard[], staff: Staff, { ago }: Calendar): Promise<void> {
  const sharedCards = cards
    .filter(({ stages }) => !stages.includes('done') && !stages.includes('editor'))
    .flatMap(({ id, authors }) => {
      const owner = getAuthors(authors, staff).find(({ user_id }) => user_id)?.user_id
      return owner ? [{ id, owner }] : []
    })
  const linkRows = codes.flatMap((code, index) => {
    const card = sharedCards[index]
    return card ? [{ code, tech_card_id: card.id, created_by: card.owner, created_at: ago(6 + index * 5) }] : []
  })
  await tx.insert(trackLinks).values(linkRows)
}
