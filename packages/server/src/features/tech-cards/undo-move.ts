import type { ParsedBody } from '@press/contract'
import { getCurrentStage, getFlag, getUndoableMove, type BoardCard, type LastEvent, type StageKey } from '@press/domain'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { events, techCardStages } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import { toStoredEvent } from '../../events/subscribers.ts'
import type { Context } from '../shared/context.ts'
import { settleRun } from './stock-run.ts'
import { getBoardCard } from './board.ts'
import { createMoveConflictError, createUndoRefusedError } from './refusals.ts'
import { openStageStay, getFlags, lockCard, updateCard, type Card } from '../shared/tech-cards/row.ts'

/** The changes of a move in addition to its two flags. They are saved with the event, so that the move can be undone completely. */
interface BeforeMove {
  /** Whether the card was already at the target stage. */
  stood: boolean
  /** Whether the move set the date on which the run goes to print. */
  scheduled: boolean
  /** Whether the move recorded the run as handed out. */
  delivered: boolean
}

export const getPreviousState = (card: Card, to: StageKey): BeforeMove => ({
  stood: card[getFlag(to)],
  scheduled: to === 'typography' && !card.printStartDate,
  delivered: to === 'done' && !card.handed_over,
})

/** Undoes the person's own last move of a card. The card returns to its earlier state, and its history keeps both events. */
export async function undoMove(
  context: Context,
  id: number,
  { version }: ParsedBody<'POST /api/tech-cards/{id}/take-back'>,
): Promise<BoardCard> {
  const getCurrent = () => getBoardCard(context, id)
  await runChange(
    context.db,
    async (tx) => {
      const card = await lockCard(tx, context, id)
      assertVersion(card, version)
      const latestEvent = await findLastEvent(tx, id)
      const move = getUndoableMove(latestEvent, context.person.id, new Date())
      if (typeof move === 'string') throw createUndoRefusedError(move)
      await restoreCard(tx, card, move, latestEvent)
      if (latestEvent?.delivered) await settleRun(tx, context, id)
      await recordEvent(tx, 'techcard.takenBack', card, { from: move.to, to: move.from, reason: null })
    },
    async () => ({ techcard: await getCurrent() }),
    () => createMoveConflictError(context, id),
  )
  return getCurrent()
}

async function findLastEvent(tx: Tx, id: number): Promise<(LastEvent & Partial<BeforeMove>) | undefined> {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(eq(events.resource, 'techcard'), eq(events.resource_id, id)))
    .orderBy(desc(events.id))
    .limit(1)
  if (!event) return undefined
  const { type, data, actor_id: by, at } = toStoredEvent(event)
  return { ...(type === 'techcard.moved' && data), type, by, at }
}

/**
 * Restores the card's flags and stays. Reopens the stay at the stage that the card left, and deletes the stay at the stage that it
 * entered.
 */
async function restoreCard(
  tx: Tx,
  card: Card,
  { from, to }: { from: StageKey; to: StageKey },
  {
    stood: wasAtTarget = false,
    scheduled: wasScheduled = false,
    delivered: wasDelivered = false,
  }: Partial<BeforeMove> = {},
): Promise<void> {
  const flags = { ...getFlags(card), [getFlag(from)]: true, [getFlag(to)]: wasAtTarget }
  const isStayAt = (stage: StageKey) => and(eq(techCardStages.tech_card_id, card.id), eq(techCardStages.stage, stage))
  if (!wasAtTarget) await tx.delete(techCardStages).where(and(isStayAt(to), isNull(techCardStages.left_at)))
  await tx.execute(sql`update tech_card_stages set left_at = null where id = (
    select id from tech_card_stages where tech_card_id = ${card.id} and stage = ${from} and left_at is not null
    order by left_at desc limit 1)`)
  await openStageStay(tx, card.id, from)
  await updateCard(tx, card.id, {
    [getFlag(from)]: true,
    [getFlag(to)]: wasAtTarget,
    ...(wasScheduled && { printStartDate: null }),
    ...(wasDelivered && { handed_over: null }),
    ...(getCurrentStage(flags) !== getCurrentStage(card) && {
      stage_since: await findStageSince(tx, card.id, getCurrentStage(flags)),
    }),
  })
}

async function findStageSince(tx: Tx, id: number, stage: StageKey): Promise<Date> {
  const [stay] = await tx
    .select({ since: techCardStages.entered_at })
    .from(techCardStages)
    .where(and(eq(techCardStages.tech_card_id, id), eq(techCardStages.stage, stage), isNull(techCardStages.left_at)))
  return stay?.since ?? new Date()
}
