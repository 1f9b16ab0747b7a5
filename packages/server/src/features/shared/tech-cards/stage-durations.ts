import { type EditionType, type StageHistory, findStageHistory, type StageStay, stageKeys } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'
import { daySql } from '../../../database/clauses.ts'

/** The number of latest stays at a stage that determine its usual duration. */
const recentStayCount = 400

/** The time in milliseconds for which the cache is valid, because one more book hardly changes a forecast. */
const cacheLifetimeMs = 600_000

type StageHistoryLookup = (edition: EditionType | null) => StageHistory
const cache = new WeakMap<Db, { at: number; times: Promise<StageHistoryLookup> }>()

/** Returns how long books recently stayed at each stage, by edition type. Cached for ten minutes. */
export function findStageHistories(db: Db): Promise<StageHistoryLookup> {
  const cachedEntry = cache.get(db)
  if (cachedEntry && Date.now() - cachedEntry.at < cacheLifetimeMs) return cachedEntry.times
  const historyLookup = readStays(db).then(findStageHistory)
  cache.set(db, { at: Date.now(), times: historyLookup })
  // Does not cache a failure: the next call queries again.
  historyLookup.catch(() => cache.delete(db))
  return historyLookup
}

const readStays = (db: Db) =>
  queryRows<StageStay>(
    db,
    sql`select stages.stage, edition_type, ${daySql('entered_at')}::text as entered, ${daySql('left_at')}::text as "left"
      from unnest(${sql.raw(`array['${stageKeys.join("','")}']`)}) as stages(stage)
      cross join lateral (
        select tech_card_id, entered_at, left_at from tech_card_stages
        where stage = stages.stage and left_at is not null order by left_at desc limit ${recentStayCount}
      ) past
      join tech_cards on tech_cards.id = tech_card_id`,
  )
