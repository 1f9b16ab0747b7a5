import {
  type StageKey,
  getFlagsAfterMove,
  getCurrentStage,
  type StageFlags,
  stageFlags,
  type TechCard,
} from '@press/domain'
import { and, eq, sql, isNull } from 'drizzle-orm'
import { getToday } from '../../../clock.ts'
import type { Tx } from '../../../database/database.ts'
import { techCards, techCardStages } from '../../../database/schema.ts'
import { PressError } from '../../../errors.ts'
import type { Context } from '../context.ts'
import { visibleCardsClause } from './visibility.ts'
import { runChange, assertVersion } from '../../../database/run-change.ts'
import { getTechCard } from './find-tech-card.ts'

export type Card = typeof techCards.$inferSelect

/** Locks the card until the transaction ends; throws `notFound` if the person may not change it. */
export async function lockCard(
  tx: Tx,
  { person, scope }: Pick<Context, 'person' | 'scope'>,
  id: number,
): Promise<Card> {
  const [row] = await tx
    .select()
    .from(techCards)
    .where(and(eq(techCards.id, id), visibleCardsClause(scope, person)))
    .for('update')
  if (!row) throw new PressError('notFound')
  return row
}

/** Saves values to a locked card as its next version. */
export const updateCard = (tx: Tx, id: number, values: Partial<typeof techCards.$inferInsert>): Promise<unknown> =>
  tx
    .update(techCards)
    .set({ ...values, version: sql`${techCards.version} + 1`, updated_at: sql`now()` })
    .where(eq(techCards.id, id))

/** Moves a card from one stage to another: updates its flags, its stays and the date on which its run goes to print. */
export async function moveCard(
  tx: Tx,
  card: Card,
  fromStage: StageKey,
  toStage: StageKey,
  values: Partial<Card> = {},
): Promise<void> {
  const flags = { ...getFlags(card), ...getFlagsAfterMove(fromStage, toStage) }
  await updateCard(tx, card.id, {
    ...values,
    ...getFlagsAfterMove(fromStage, toStage),
    ...(getCurrentStage(flags) !== getCurrentStage(card) && { stage_since: new Date() }),
    ...(toStage === 'typography' && !card.printStartDate && { printStartDate: getToday() }),
  })
  await tx
    .update(techCardStages)
    .set({ left_at: new Date() })
    .where(
      and(
        eq(techCardStages.tech_card_id, card.id),
        eq(techCardStages.stage, fromStage),
        isNull(techCardStages.left_at),
      ),
    )
  await openStageStay(tx, card.id, toStage)
}

/** Opens a card's stay at a stage, unless it is already open. */
export const openStageStay = (tx: Tx, tech_card_id: number, stage: StageKey): Promise<unknown> =>
  tx.insert(techCardStages).values({ tech_card_id, stage }).onConflictDoNothing()

/** The stages that a card is at. */
export const getFlags = (card: Card): StageFlags =>
  Object.fromEntries(stageFlags.map((flag) => [flag, card[flag]])) as StageFlags

/** Makes one change to a card in one transaction, against the version that the person saw. Returns the card after the change. */
export async function changeCard(
  context: Context,
  id: number,
  version: number | undefined,
  applyChange: (tx: Tx, card: Card) => Promise<void>,
): Promise<TechCard> {
  const getCurrent = () => getTechCard(context, id)
  await runChange(
    context.db,
    async (tx) => {
      const card = await lockCard(tx, context, id)
      assertVersion(card, version)
      await applyChange(tx, card)
    },
    async () => ({ techcard: await getCurrent() }),
  )
  return getCurrent()
}
