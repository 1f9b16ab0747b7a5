import type { ParsedBody } from '@press/contract'
import {
  type TechCard,
  joinShortNames,
  isArchivable,
  getMoveFromFlags,
  findMissingForPrint,
  getMoveRefusal,
  type StageKey,
  type StageFlags,
  stageFlags,
  type BoardCard,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { techCards, offerTechCards, applications } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { getBoardCard } from './board.ts'
import { type Body, assertValidCard, toRowValues, writeAuthors, getCardFiles, getChangedFields } from './card-values.ts'
import { type Prefill, findPrefill } from './queries.ts'
import { getTechCard } from '../shared/tech-cards/find-tech-card.ts'
import { settleRun, handOverUncounted } from './stock-run.ts'
import { createMoveRefusedError, createMoveConflictError } from './refusals.ts'
import { lockAcceptedOffer } from './offer-link.ts'
import { openStageStay, changeCard, updateCard, lockCard, moveCard, type Card } from '../shared/tech-cards/row.ts'
import { getPreviousState } from './undo-move.ts'
import { setWorks } from './works.ts'

/** Returns what an application prefills in its card. Refuses unless the application is accepted and has no card yet. */
export async function getPrefill({ db, t }: Pick<Context, 'db' | 't'>, applicationId: number): Promise<Prefill> {
  const prefill = await findPrefill(db, applicationId)
  if (!prefill) throw new PressError('notFound')
  assertCanCreateCard(prefill, t)
  return prefill
}

function assertCanCreateCard({ status, techcard_id }: Pick<Prefill, 'status' | 'techcard_id'>, t: Context['t']): void {
  if (techcard_id)
    throw new PressError('moveRefused', { message: { text: 'application.cardExists', params: { id: techcard_id } } })
  if (status !== 'accepted') {
    const params = { status: t(`domain:applicationStatus.${status}`) }
    throw new PressError('moveRefused', { message: { text: 'application.notAccepted', params } })
  }
}

export async function createTechCard(context: Context, body: Body): Promise<TechCard> {
  const { db, files, person, t } = context
  const id = await db.transaction(async (tx) => {
    if (body.application_id) await lockApplication(tx, body.application_id, t)
    if (body.offer_id) await lockAcceptedOffer(context, tx, body.offer_id)
    await assertValidCard(tx, body)
    const [row] = await tx
      .insert(techCards)
      .values({
        ...toRowValues(body),
        book_name: body.book_name,
        authors: joinShortNames(body.authors),
        application_id: body.application_id ?? null,
        is_editor: true,
      })
      .returning({ id: techCards.id, book_name: techCards.book_name })
    if (!row) throw new Error('Insert returned no tech card')
    await openStageStay(tx, row.id, 'editor')
    await writeAuthors(tx, row.id, body.authors)
    await setWorks(tx, row.id, body.work_types)
    if (body.offer_id) await tx.insert(offerTechCards).values({ offer_id: body.offer_id, tech_card_id: row.id })
    await files.link(tx, person, 'techcard', row.id, getCardFiles(body))
    const { application_id = null, offer_id = null, project_manager_id = null } = body
    await recordEvent(tx, 'techcard.created', row, { to: 'editor', application_id, offer_id, project_manager_id })
    return row.id
  })
  return getTechCard(context, id)
}

async function lockApplication(tx: Tx, id: number, t: Context['t']): Promise<void> {
  const [application] = await tx
    .select({ status: applications.status })
    .from(applications)
    .where(eq(applications.id, id))
    .for('update')
  if (!application) throw new PressError('validation', { fields: { application_id: 'choice' } })
  const [card] = await tx.select({ id: techCards.id }).from(techCards).where(eq(techCards.application_id, id))
  assertCanCreateCard({ status: application.status, techcard_id: card?.id ?? null }, t)
}

export function editTechCard(
  context: Context,
  id: number,
  body: ParsedBody<'POST /api/tech-cards/{id}/edit'>,
): Promise<TechCard> {
  return changeCard(context, id, body.version, async (tx, card) => {
    await assertValidCard(tx, body, card)
    const { authors, work_types, book_name = card.book_name } = body
    const values = { ...toRowValues(body), ...(authors && { authors: joinShortNames(authors) }) }
    const fields = getChangedFields(card, values)
    await updateCard(tx, id, { ...values, ...(fields.includes('ISBN') && { isbn_repeated: false }) })
    if (authors) await writeAuthors(tx, id, authors)
    if (work_types && (await setWorks(tx, id, work_types))) fields.push('work_types')
    await context.files.link(tx, context.person, 'techcard', id, getCardFiles(body))
    const assignment = fields.includes('project_manager_id') && { project_manager_id: body.project_manager_id }
    await recordEvent(tx, 'techcard.edited', { id, book_name }, { fields, ...assignment })
  })
}

/** Archives a delivered card, or restores it. An archived card stays unchanged when archived again. */
export function archiveTechCard(
  context: Context,
  id: number,
  { is_archieve, version }: ParsedBody<'POST /api/tech-cards/{id}/archive'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    if (card.is_archieve === is_archieve) return
    if (is_archieve && !isArchivable(card)) throw new PressError('moveRefused', { message: 'archive.notDelivered' })
    await updateCard(tx, id, { is_archieve })
    await recordEvent(tx, is_archieve ? 'techcard.archived' : 'techcard.restored', card)
  })
}

type MoveBody = ParsedBody<'POST /api/tech-cards/kanban/{id}'>

/** Moves a card between two columns of the board. */
export async function moveTechCard(context: Context, id: number, body: MoveBody): Promise<BoardCard> {
  const { db, person, t } = context
  const getCurrent = () => getBoardCard(context, id)
  await runChange(
    db,
    async (tx) => {
      const card = await lockCard(tx, context, id)
      assertVersion(card, body.version)
      const move = getMoveFromFlags(pickFlags(body))
      if (!move) throw new PressError('moveRefused', { message: 'move.noColumns' })
      const { reason } = body
      const print_lacks = findMissingForPrint(card)
      const refusal = getMoveRefusal({ ...card, print_lacks }, { role: person.role, ...move, reason })
      if (refusal) throw createMoveRefusedError(refusal, { role: person.role, ...move }, t, print_lacks)
      await moveCard(tx, card, move.from, move.to, await completeHandOver(tx, card, move.to))
      if (move.to === 'done') await settleRun(tx, context, id)
      await recordEvent(tx, 'techcard.moved', card, {
        ...move,
        reason: reason || null,
        ...getPreviousState(card, move.to),
      })
    },
    async () => ({ techcard: await getCurrent() }),
    () => createMoveConflictError(context, id),
  )
  return getCurrent()
}

/** A card dragged to the delivered column counts the promised copies as handed out, unless they are already recorded. */
async function completeHandOver(tx: Tx, card: Card, to: StageKey): Promise<Partial<Card>> {
  const { received, handed_over } = card
  return to === 'done' && received && !handed_over
    ? { handed_over: await handOverUncounted(tx, { ...card, received }) }
    : {}
}

const pickFlags = (body: MoveBody): Partial<StageFlags> =>
  Object.fromEntries(stageFlags.flatMap((flag) => (body[flag] === undefined ? [] : [[flag, body[flag]]])))

export function schedulePrint(
  context: Context,
  id: number,
  { printStartDate, version }: ParsedBody<'POST /api/tech-cards/{id}/print-start-date'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    await updateCard(tx, id, { printStartDate })
    await recordEvent(tx, 'techcard.printScheduled', card, { fields: ['printStartDate'] })
  })
}

export function saveDelivery(
  context: Context,
  id: number,
  { version, ...values }: ParsedBody<'POST /api/tech-cards/{id}/delivery'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    await updateCard(tx, id, values)
    await recordEvent(tx, 'techcard.edited', card, { fields: getChangedFields(card, values) })
  })
}
