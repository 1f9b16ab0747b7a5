import { type Scope, type StageKey, stageKeys, workingDaysBetween } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { dayInSql } from '../../database/clauses.ts'
import { type Span, leftWithinClause } from '../shared/tech-cards/stays.ts'
import { countedCards } from './counted-cards.ts'

interface Lasted {
  /** The working days of each stay at a stage. */
  days: number[]
  /** The books of these stays, each once. */
  cards: Set<number>
}

/** Returns the length of the stays that ended in a span of days, grouped by a key made from the stage and the end date. */
export async function lastedBy(
  db: Db,
  person: Person,
  scope: Scope,
  span: Span,
  keyOf: (stage: StageKey, left: string) => string,
): Promise<(key: string) => Lasted> {
  // Groups stays with the same dates into one row. A year has tens of thousands of stays, and only this code can calculate working
  // days.
  const stays = await queryRows<{ stage: StageKey; entered: string; left: string; cards: number[] }>(
    db,
    sql`select past.stage, ${dayInSql('entered_at')}::text as entered, ${dayInSql('left_at')}::text as "left",
        json_agg(tech_cards.id) as cards
      from tech_card_stages past join tech_cards on tech_cards.id = past.tech_card_id
      where past.stage = any(${sql.raw(`array['${stageKeys.join("','")}']`)}) and ${leftWithinClause(span)} and ${countedCards(scope, person)}
      group by 1, 2, 3`,
  )
  const found = new Map<string, Lasted>()
  for (const { stage, entered, left, cards } of stays) {
    const key = keyOf(stage, left)
    const lasted = found.get(key) ?? { days: [], cards: new Set() }
    found.set(key, lasted)
    const stayDays = workingDaysBetween(entered, left)
    for (const card of cards) {
      lasted.days.push(stayDays)
      lasted.cards.add(card)
    }
  }
  return (key) => found.get(key) ?? { days: [], cards: new Set() }
}
