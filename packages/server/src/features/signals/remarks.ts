import type { ParsedBody } from '@press/contract'
import { validateRemark, type SignalRemark } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { signalRemarks, signalRounds } from '../../database/schema.ts'
import { assertFields, PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import { findRemark } from './queries.ts'
import { findLatestRound } from './rounds.ts'
import { assertSignalOpen } from './commands.ts'

type Body = ParsedBody<'POST /api/signal-rounds/{id}/remarks'>
type Remark = typeof signalRemarks.$inferSelect

async function getRemark({ db, files }: Context, id: number): Promise<SignalRemark> {
  const remark = await findRemark(db, files, id)
  if (!remark) throw new PressError('notFound')
  return remark
}

/** Locks the card of a round that accepts remarks: the author has it, it is unsigned, and no newer file exists. */
async function lockRound(tx: Tx, context: Context, id: number) {
  const [round] = await tx.select().from(signalRounds).where(eq(signalRounds.id, id))
  if (!round) throw new PressError('notFound')
  const card = await lockCard(tx, context, round.tech_card_id)
  assertSignalOpen(card)
  if (!card.is_author) {
    const params = { stage: context.t('domain:stage.author') }
    throw new PressError('moveRefused', { message: { text: 'signal.notWithAuthor', params } })
  }
  if ((await findLatestRound(tx, card.id))?.id !== id)
    throw new PressError('moveRefused', { message: 'signal.otherRound' })
  return { round, card }
}

function assertValidRemark(body: Body, pages: number): void {
  const problems = validateRemark(body, pages)
  assertFields(problems)
}

export async function addRemark(context: Context, roundId: number, body: Body): Promise<SignalRemark> {
  const id = await context.db.transaction(async (tx) => {
    const { round, card } = await lockRound(tx, context, roundId)
    assertValidRemark(body, round.pages)
    const [row] = await tx
      .insert(signalRemarks)
      .values({ ...body, round_id: roundId, author_id: context.person.id })
      .returning({ id: signalRemarks.id })
    if (!row) throw new Error('Insert returned no remark')
    await recordEvent(tx, 'techcard.signalRemarked', card, { round: roundId, remark: row.id })
    return row.id
  })
  return getRemark(context, id)
}

/** Changes the person's own remark if it was not sent yet. */
async function changeRemark(
  context: Context,
  id: number,
  version: number | undefined,
  applyChange: (tx: Tx, remark: Remark, pages: number) => Promise<void>,
): Promise<void> {
  await runChange(
    context.db,
    async (tx) => {
      const [storedRemark] = await tx.select().from(signalRemarks).where(eq(signalRemarks.id, id))
      if (storedRemark?.author_id !== context.person.id) throw new PressError('notFound')
      const { round, card } = await lockRound(tx, context, storedRemark.round_id)
      const [remark] = await tx.select().from(signalRemarks).where(eq(signalRemarks.id, id)).for('update')
      if (!remark) throw new PressError('notFound')
      assertVersion(remark, version)
      await applyChange(tx, remark, round.pages)
      await recordEvent(tx, 'techcard.signalRemarked', card, { round: round.id, remark: id })
    },
    async () => ({ remark: await getRemark(context, id) }),
  )
}

export async function editRemark(
  context: Context,
  id: number,
  { version, ...body }: ParsedBody<'PATCH /api/signal-remarks/{id}'>,
): Promise<SignalRemark> {
  await changeRemark(context, id, version, async (tx, { kind, page, x, y, text }, pages) => {
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const values: Body = { kind, page, x, y, text, ...changes }
    assertValidRemark(values, pages)
    await tx
      .update(signalRemarks)
      .set({ ...values, version: sql`${signalRemarks.version} + 1` })
      .where(eq(signalRemarks.id, id))
  })
  return getRemark(context, id)
}

export const deleteRemark = (context: Context, id: number): Promise<void> =>
  changeRemark(context, id, undefined, async (tx) => {
    await tx.delete(signalRemarks).where(eq(signalRemarks.id, id))
  })
