import type { ParsedBody } from '@press/contract'
import {
  countCopies,
  getExpectedCopies,
  validateShortage,
  addMissing,
  subtractMissing,
  type Copies,
  type EventType,
  type ShortageOutcome,
  type TechCard,
} from '@press/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { shortages } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { createShareError, settleRun } from './stock-run.ts'
import { createWrongStageError } from './refusals.ts'
import { updateCard, type Card, changeCard } from '../shared/tech-cards/row.ts'

type Shortage = typeof shortages.$inferSelect

const findOpenShortage = async (tx: Tx, id: number): Promise<Shortage | undefined> =>
  (
    await tx
      .select()
      .from(shortages)
      .where(and(eq(shortages.tech_card_id, id), isNull(shortages.outcome)))
  )[0]

async function insertShortage(tx: Tx, context: Context, card: Card, missing: Copies, reason: string): Promise<void> {
  await tx.insert(shortages).values({ tech_card_id: card.id, missing, reason, recorded_by: context.person.id })
  const { project_manager_id } = card
  await recordEvent(tx, 'techcard.shortage', card, { reason, missing, count: countCopies(missing), project_manager_id })
}

const outcomeEvents = {
  received: 'techcard.shortageReceived',
  written_off: 'techcard.shortageWrittenOff',
} as const satisfies Record<ShortageOutcome, EventType>

async function closeShortage(
  tx: Tx,
  context: Context,
  card: Card,
  shortage: Shortage,
  outcome: ShortageOutcome,
  note: string,
) {
  await tx
    .update(shortages)
    .set({ outcome, note, settled_by: context.person.id, settled_at: new Date() })
    .where(eq(shortages.id, shortage.id))
  const { project_manager_id } = card
  const count = countCopies(shortage.missing)
  await recordEvent(tx, outcomeEvents[outcome], card, { reason: note || null, count, project_manager_id })
}

/** Saves the shortage found by a count. A recount includes the copies that were missing before. */
export async function countShortage(tx: Tx, context: Context, card: Card, missing: Copies, reason: string) {
  const previousShortage = await findOpenShortage(tx, card.id)
  if (previousShortage) await closeShortage(tx, context, card, previousShortage, 'received', '')
  if (countCopies(missing) > 0) await insertShortage(tx, context, card, missing, reason)
}

/** Records copies found missing after they were received: they leave the stock and cannot be handed out. */
export function recordShortage(
  context: Context,
  id: number,
  { missing, reason, version }: ParsedBody<'POST /api/tech-cards/{id}/shortage'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    if (!card.is_stock) throw createWrongStageError('stock', context.t)
    if (await findOpenShortage(tx, id)) throw new PressError('moveRefused', { message: 'shortage.open' })
    const receivedCopies = card.received ?? getExpectedCopies(card)
    const fields = validateShortage({ missing, reason }, receivedCopies)
    if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
    await updateCard(tx, id, { received: subtractMissing(receivedCopies, missing) })
    await settleRun(
      tx,
      context,
      id,
      createShareError(missing, (share) => `missing.${share}`),
      reason,
    )
    await insertShortage(tx, context, card, missing, reason)
  })
}

/** Settles a shortage. Copies that turned up are added to the stock. */
export function settleShortage(
  context: Context,
  id: number,
  { outcome, note, version }: ParsedBody<'POST /api/tech-cards/{id}/shortage/settle'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    const shortage = await findOpenShortage(tx, id)
    if (!shortage) throw new PressError('moveRefused', { message: 'shortage.none' })
    const receivedCopies = card.received ?? getExpectedCopies(card)
    await updateCard(tx, id, outcome === 'received' ? { received: addMissing(receivedCopies, shortage.missing) } : {})
    await settleRun(tx, context, id)
    await closeShortage(tx, context, card, shortage, outcome, note)
  })
}
