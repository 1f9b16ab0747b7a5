import { type Scope, type StageKey, stageKeys, workingDaysBetween } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { daySql } from '../../database/clauses.ts'
import { type Span, leftWithinClause } from '../shared/tech-cards/stays.ts'
import { countedCardsClause } from './counted-cards.ts'

interface StayDurations {
  /** The working days of each stay at a stage. */
  days: number[]
  /** The books of these stays, each once. */
  cards: Set<number>
}

/** Returns the length of the stays that ended in a span of days, grouped by a key made from the stage and the end date. */
export async function groupStayDurations(
  db: Db,
  person: Person,
  scope: Scope,
  span: Span,
  getKey: (stage: StageKey, leftDay: string) => string,
): Promise<(key: string) => StayDurations> {
  // Groups stays with the same dates into one row. A year has tens of thousands of stays, and only this code can calculate working
  // days.
  const stays = await queryRows<{ stage: StageKey; entered: string; left: string; cards: number[] }>(
    db,
    sql`select past.stage, ${daySql('entered_at')}::text as entered, ${daySql('left_at')}::text as "left",
        json_agg(tech_cards.id) as cards
      from tech_card_stages past join tech_cards on tech_cards.id = past.tech_card_id
      where past.stage = any(${sql.raw(`array['${stageKeys.join("','")}']`)}) and ${leftWithinClause(span)} and ${countedCardsClause(scope, person)}
      group by 1, 2, 3`,
  )
  const groups = new Map<string, StayDurations>()
  for (const { stage, entered, left, cards } of stays) {
    const key = getKey(stage, left)
    const group = groups.get(key) ?? { days: [], cards: new Set() }
    groups.set(key, group)
    const stayDays = workingDaysBetween(entered, left)
    for (const card of cards) {
      group.days.push(stayDays)
      group.cards.add(card)
    }
  }
  return (key) => groups.get(key) ?? { days: [], cards: new Set() }
}
