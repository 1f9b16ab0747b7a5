import type { ParsedBody, ParsedQuery } from '@press/contract'
import {
  type Signal,
  roundStages,
  getFlag,
  findRoundWithSameFile,
  type TechCard,
  signalReturnMove,
  type SignalPage,
  getSignRefusal,
} from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { files as filesTable, signalRounds, signalRemarks, signalOpenings } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { type Card, changeCard, moveCard, updateCard } from '../shared/tech-cards/row.ts'
import { findSignal, findRound } from './queries.ts'
import { supersedeRound, findLatestRound, endRound, hasOpened } from './rounds.ts'

/**
 * Returns the signal copy of a card with the data for the pending decision; throws `notFound` if the person may not see the card.
 */
export async function getSignal({ db, files, scope, person }: Context, cardId: number): Promise<Signal> {
  const signal = await findSignal(db, files, cardId, scope, person)
  if (!signal) throw new PressError('notFound')
  return signal
}

/** Refuses an action that is allowed only until the signal copy is signed. */
export function assertSignalOpen(card: Card): void {
  if (card.is_archieve) throw new PressError('moveRefused', { message: 'move.archived' })
  if (card.signalEndDate) throw new PressError('moveRefused', { message: 'signal.signed' })
}

/**
 * Adds the file of a signal copy as its next round. Refuses a file that an earlier round already had, because it corrects nothing.
 */
export async function addRound(
  context: Context,
  cardId: number,
  { file, version }: ParsedBody<'POST /api/tech-cards/{id}/signal-rounds'>,
): Promise<Signal> {
  const { db, files, person } = context
  const [upload] = await db
    .select()
    .from(filesTable)
    .where(and(eq(filesTable.id, file), eq(filesTable.owner_id, person.id)))
  if (upload?.purpose !== 'pdf') throw new PressError('validation', { fields: { file: 'unknownFile' } })
  const pages = await files.pages.read(upload.key)
  if (pages.length === 0) throw new PressError('validation', { fields: { file: 'unreadablePdf' } })

  await changeCard(context, cardId, version, async (tx, row) => {
    assertSignalOpen(row)
    if (!roundStages.some((stage) => row[getFlag(stage)]))
      throw new PressError('moveRefused', { message: 'signal.notNow' })
    const earlierRounds = await tx
      .select({ number: signalRounds.number, sha256: filesTable.sha256 })
      .from(signalRounds)
      .innerJoin(filesTable, eq(filesTable.id, signalRounds.file_id))
      .where(eq(signalRounds.tech_card_id, cardId))
    const duplicateRound = findRoundWithSameFile(earlierRounds, upload.sha256)
    if (duplicateRound)
      throw new PressError('validation', {
        fields: { file: { problem: 'sameSignal', params: { number: duplicateRound.number } } },
      })
    await supersedeRound(tx, cardId, person)
    const number = Math.max(0, ...earlierRounds.map((round) => round.number)) + 1
    const [round] = await tx
      .insert(signalRounds)
      .values({ tech_card_id: cardId, number, file_id: file, pages: pages.length, uploaded_by: person.id })
      .returning({ id: signalRounds.id })
    if (!round) throw new Error('Insert returned no round')
    await files.link(tx, person, 'signal', round.id, { file })
    await recordEvent(tx, 'techcard.signalRound', row, { number, with_author: row.is_author })
  })
  return getSignal(context, cardId)
}

/** Sends the remarks on the latest round to the manager, and moves the card back for correction. */
export function returnSignal(
  context: Context,
  cardId: number,
  { round, version }: ParsedBody<'POST /api/tech-cards/{id}/signal-return'>,
): Promise<TechCard> {
  const { person, t } = context
  const { from, to } = signalReturnMove
  return changeCard(context, cardId, version, async (tx, row) => {
    assertSignalOpen(row)
    if (!row[getFlag(from)]) {
      const params = { stage: t(`domain:stage.${from}`) }
      throw new PressError('moveRefused', { message: { text: 'signal.notWithAuthor', params } })
    }
    const currentRound = await findLatestRound(tx, cardId)
    if (currentRound?.id !== round) throw new PressError('moveRefused', { message: 'signal.otherRound' })
    const remarks = await tx
      .select({ id: signalRemarks.id })
      .from(signalRemarks)
      .where(eq(signalRemarks.round_id, round))
    if (remarks.length === 0) throw new PressError('moveRefused', { message: 'signal.noRemarks' })
    await endRound(tx, currentRound, person, 'returned')
    await moveCard(tx, row, from, to)
    const { project_manager_id } = row
    await recordEvent(tx, 'techcard.moved', row, { from, to, remarks: remarks.length, project_manager_id })
  })
}

/** Returns the pages of a round's file, as pictures and as text. */
export async function getSignalPages(
  { db, files, scope, person }: Context,
  id: number,
  { from, count }: ParsedQuery<'GET /api/signal-rounds/{id}/pages'>,
): Promise<SignalPage[]> {
  const round = await findRound(db, id, scope, person)
  if (!round) throw new PressError('notFound')
  const pages = await files.pages.read(round.key)
  return pages
    .map((page, index) => ({ page: index + 1, ...page }))
    .slice(from - 1, from - 1 + count)
    .map((page) => ({ ...page, src: files.pageUrl(round.file, page.page) }))
}

/** Records that a person has opened a round's file, and which pages they have seen. */
export async function recordRoundOpened(
  context: Context,
  id: number,
  { pages }: ParsedBody<'POST /api/signal-rounds/{id}/opened'>,
): Promise<{ opened_at: string; seen: number[] }> {
  const { db, person, scope } = context
  const round = await findRound(db, id, scope, person)
  if (!round) throw new PressError('notFound')
  const openedPages = pages.filter((page) => page <= round.pages)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(signalOpenings)
      .values({ round_id: id, user_id: person.id, pages: [...new Set(openedPages)].sort((a, b) => a - b) })
      .onConflictDoUpdate({
        target: [signalOpenings.round_id, signalOpenings.user_id],
        set: {
          pages: sql`array(select distinct unnest(${signalOpenings.pages} || excluded.pages) order by 1)`,
        },
      })
      .returning({ opened_at: signalOpenings.opened_at, seen: signalOpenings.pages, isNew: sql<boolean>`xmax = 0` })
    if (!row) throw new Error('Insert returned no opening')
    if (row.isNew) await recordOpening(tx, context, round.card, id)
    return { opened_at: row.opened_at.toISOString(), seen: row.seen }
  })
}

async function recordOpening(tx: Tx, context: Context, cardId: number, roundId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number; book_name: string }>(
    sql`select id, book_name from tech_cards where id = ${cardId}`,
  )
  const [row] = rows
  if (row) await recordEvent(tx, 'techcard.signalOpened', row, { round: roundId })
}

/** Signs the signal copy, or undoes the signature while nothing is printed from it yet. */
export function approveSignal(
  context: Context,
  id: number,
  { signalEndDate, version }: ParsedBody<'POST /api/tech-cards/{id}/signal-end-date'>,
): Promise<TechCard> {
  const { person, t } = context
  return changeCard(context, id, version, async (tx, card) => {
    if (person.role === 'author' && !card.is_author) {
      const params = { stage: t('domain:stage.author') }
      throw new PressError('moveRefused', { message: { text: 'signal.notWithAuthor', params } })
    }
    const currentRound = await findLatestRound(tx, id)
    const refusal =
      signalEndDate &&
      getSignRefusal(person.role, currentRound ? { opened: await hasOpened(tx, person, currentRound) } : null)
    if (refusal) throw new PressError('moveRefused', { message: `signal.${refusal}` })
    const isPrinting = card.is_typography || card.is_wap || card.is_account || card.is_stock || card.is_done
    if (!signalEndDate && isPrinting) throw new PressError('moveRefused', { message: 'signal.printing' })
    await updateCard(tx, id, { signalEndDate })
    if (currentRound) await endRound(tx, currentRound, person, signalEndDate ? 'signed' : null)
    const { project_manager_id } = card
    const type = signalEndDate ? 'techcard.signalApproved' : 'techcard.signalWithdrawn'
    await recordEvent(tx, type, card, { fields: ['signalEndDate'], project_manager_id })
  })
}
