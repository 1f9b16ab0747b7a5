import type { BoardCard, ParsedBody } from '@press/contract'
import {
  isArchivable,
  moveOf,
  moveRefusal,
  printLacks,
  shortNames,
  signRefusal,
  stageFlags,
  type StageFlags,
  type StageKey,
  type TechCard,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import { assertVersion, change } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { applications, offerTechCards, techCards } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { record } from '../../events/record-event.ts'
import type { Context } from '../context.ts'
import { getBoardCard } from './board.ts'
import { endRound, hasOpened, latestRound } from '../signals/rounds.ts'
import { changedFields, check, filesOf, valuesOf, writeAuthors, type Body } from './card-values.ts'
import { findPrefill, findTechCard, type Prefill } from './queries.ts'
import { handOverUncounted, settleRun } from '../stock/run.ts'
import { movedMeanwhile, moveRefused } from './refusals.ts'
import { lockOffer } from './offer-link.ts'
import { enter, lock, move, update, type Card } from './row.ts'
import { beforeMove } from './undo-move.ts'
import { setWorks } from './works.ts'

/** The card as the wire has it; not found when the person may not see it. */
export async function getTechCard({ db, files, person, scope }: Context, id: number): Promise<TechCard> {
  const card = await findTechCard(db, files, id, scope, person)
  if (!card) throw new PressError('notFound')
  return card
}

/** What an application gives to its card; refused unless it is accepted and has none yet. */
export async function prefillOf({ db, t }: Pick<Context, 'db' | 't'>, applicationId: number): Promise<Prefill> {
  const found = await findPrefill(db, applicationId)
  if (!found) throw new PressError('notFound')
  assertReady(found, t)
  return found
}

function assertReady({ status, techcard_id }: Pick<Prefill, 'status' | 'techcard_id'>, t: Context['t']): void {
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
    if (body.offer_id) await lockOffer(context, tx, body.offer_id)
    await check(tx, body)
    const [row] = await tx
      .insert(techCards)
      .values({
        ...valuesOf(body),
        book_name: body.book_name,
        authors: shortNames(body.authors),
        application_id: body.application_id ?? null,
        is_editor: true,
      })
      .returning({ id: techCards.id, book_name: techCards.book_name })
    if (!row) throw new Error('A tech card was not written')
    await enter(tx, row.id, 'editor')
    await writeAuthors(tx, row.id, body.authors)
    await setWorks(tx, row.id, body.work_types)
    if (body.offer_id) await tx.insert(offerTechCards).values({ offer_id: body.offer_id, tech_card_id: row.id })
    await files.link(tx, person, 'techcard', row.id, filesOf(body))
    const { application_id = null, offer_id = null, project_manager_id = null } = body
    await record(tx, 'techcard.created', row, { to: 'editor', application_id, offer_id, project_manager_id })
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
  assertReady({ status: application.status, techcard_id: card?.id ?? null }, t)
}

export function editTechCard(
  context: Context,
  id: number,
  body: ParsedBody<'POST /api/tech-cards/{id}/edit'>,
): Promise<TechCard> {
  return changeCard(context, id, body.version, async (tx, card) => {
    await check(tx, body, card)
    const { authors, work_types, book_name = card.book_name } = body
    const values = { ...valuesOf(body), ...(authors && { authors: shortNames(authors) }) }
    const fields = changedFields(card, values)
    await update(tx, id, { ...values, ...(fields.includes('ISBN') && { isbn_repeated: false }) })
    if (authors) await writeAuthors(tx, id, authors)
    if (work_types && (await setWorks(tx, id, work_types))) fields.push('work_types')
    await context.files.link(tx, context.person, 'techcard', id, filesOf(body))
    const assigned = fields.includes('project_manager_id') && { project_manager_id: body.project_manager_id }
    await record(tx, 'techcard.edited', { id, book_name }, { fields, ...assigned })
  })
}

/** Puts a delivered card into the archive, or brings it back; one that lies there already stays as it is. */
export function archiveTechCard(
  context: Context,
  id: number,
  { is_archieve, version }: ParsedBody<'POST /api/tech-cards/{id}/archive'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    if (card.is_archieve === is_archieve) return
    if (is_archieve && !isArchivable(card)) throw new PressError('moveRefused', { message: 'archive.notDelivered' })
    await update(tx, id, { is_archieve })
    await record(tx, is_archieve ? 'techcard.archived' : 'techcard.restored', card)
  })
}

type MoveBody = ParsedBody<'POST /api/tech-cards/kanban/{id}'>

/** Moves a card between two columns of the board. */
export async function moveTechCard(context: Context, id: number, body: MoveBody): Promise<BoardCard> {
  const { db, person, t } = context
  const current = () => getBoardCard(context, id)
  await change(
    db,
    async (tx) => {
      const card = await lock(tx, context, id)
      assertVersion(card, body.version)
      const asked = moveOf(flagsIn(body))
      if (!asked) throw new PressError('moveRefused', { message: 'move.noColumns' })
      const { reason } = body
      const print_lacks = printLacks(card)
      const refusal = moveRefusal({ ...card, print_lacks }, { role: person.role, ...asked, reason })
      if (refusal) throw moveRefused(refusal, { role: person.role, ...asked }, t, print_lacks)
      await move(tx, card, asked.from, asked.to, await handedOverBy(tx, card, asked.to))
      if (asked.to === 'done') await settleRun(tx, context, id)
      await record(tx, 'techcard.moved', card, { ...asked, reason: reason || null, ...beforeMove(card, asked.to) })
    },
    async () => ({ techcard: await current() }),
    () => movedMeanwhile(context, id),
  )
  return current()
}

/** A card that is dragged to the delivered ones hands over what was promised, where nobody has written it down. */
async function handedOverBy(tx: Tx, card: Card, to: StageKey): Promise<Partial<Card>> {
  const { received, handed_over } = card
  return to === 'done' && received && !handed_over
    ? { handed_over: await handOverUncounted(tx, { ...card, received }) }
    : {}
}

const flagsIn = (body: MoveBody): Partial<StageFlags> =>
  Object.fromEntries(stageFlags.flatMap((flag) => (body[flag] === undefined ? [] : [[flag, body[flag]]])))

/** Signs the signal copy, or takes the signature back while nothing is printed of it yet. */
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
    const latest = await latestRound(tx, id)
    const refusal =
      signalEndDate && signRefusal(person.role, latest ? { opened: await hasOpened(tx, person, latest) } : null)
    if (refusal) throw new PressError('moveRefused', { message: `signal.${refusal}` })
    const printing = card.is_typography || card.is_wap || card.is_account || card.is_stock || card.is_done
    if (!signalEndDate && printing) throw new PressError('moveRefused', { message: 'signal.printing' })
    await update(tx, id, { signalEndDate })
    if (latest) await endRound(tx, latest, person, signalEndDate ? 'signed' : null)
    const { project_manager_id } = card
    const type = signalEndDate ? 'techcard.signalApproved' : 'techcard.signalWithdrawn'
    await record(tx, type, card, { fields: ['signalEndDate'], project_manager_id })
  })
}

export function schedulePrint(
  context: Context,
  id: number,
  { printStartDate, version }: ParsedBody<'POST /api/tech-cards/{id}/print-start-date'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    await update(tx, id, { printStartDate })
    await record(tx, 'techcard.printScheduled', card, { fields: ['printStartDate'] })
  })
}

export function saveDelivery(
  context: Context,
  id: number,
  { version, ...values }: ParsedBody<'POST /api/tech-cards/{id}/delivery'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    await update(tx, id, values)
    await record(tx, 'techcard.edited', card, { fields: changedFields(card, values) })
  })
}

/** One change of one card in one transaction, made against the version the person saw; answers with the card after it. */
export async function changeCard(
  context: Context,
  id: number,
  version: number | undefined,
  work: (tx: Tx, card: Card) => Promise<void>,
): Promise<TechCard> {
  const current = () => getTechCard(context, id)
  await change(
    context.db,
    async (tx) => {
      const card = await lock(tx, context, id)
      assertVersion(card, version)
      await work(tx, card)
    },
    async () => ({ techcard: await current() }),
  )
  return current()
}
