import type { RoundOutcome } from '@press/domain'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Tx } from '../../database/database.ts'
import { signalOpenings, signalRounds } from '../../database/schema.ts'

export type Round = typeof signalRounds.$inferSelect

/** Returns the current round; undefined until a file is added. */
export async function findLatestRound(tx: Tx, cardId: number): Promise<Round | undefined> {
  const [round] = await tx
    .select()
    .from(signalRounds)
    .where(eq(signalRounds.tech_card_id, cardId))
    .orderBy(desc(signalRounds.number))
    .limit(1)
  return round
}

/** Whether a person has opened a round's file. */
export async function hasOpened(tx: Tx, { id }: Pick<Person, 'id'>, round: Round): Promise<boolean> {
  const rows = await tx
    .select({ at: signalOpenings.opened_at })
    .from(signalOpenings)
    .where(and(eq(signalOpenings.round_id, round.id), eq(signalOpenings.user_id, id)))
  return rows.length > 0
}

/** Ends a round; null reopens it. */
export const endRound = (
  tx: Tx,
  { id: roundId }: Pick<Round, 'id'>,
  { id }: Pick<Person, 'id'>,
  outcome: RoundOutcome | null,
): Promise<unknown> =>
  tx
    .update(signalRounds)
    .set({ outcome, outcome_by: outcome && id, outcome_at: outcome && new Date() })
    .where(eq(signalRounds.id, roundId))

/** Marks the undecided round as superseded, because a new file was added. */
export const supersedeRound = (tx: Tx, cardId: number, { id }: Pick<Person, 'id'>): Promise<unknown> =>
  tx
    .update(signalRounds)
    .set({ outcome: 'replaced', outcome_by: id, outcome_at: new Date() })
    .where(and(eq(signalRounds.tech_card_id, cardId), isNull(signalRounds.outcome)))
