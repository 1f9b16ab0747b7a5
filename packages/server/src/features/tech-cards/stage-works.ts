import type { ParsedBody } from '@press/contract'
import {
  countCopies,
  emptyPrintForm,
  completePrintForm,
  getCurrentStage,
  getExpectedCopies,
  getFlag,
  validateDeliveredCopies,
  isReceivedLate,
  getMissingCopies,
  createPrintForm,
  validatePrintWork,
  validateReceivedCopies,
  createCopies,
  validateShortfall,
  getBookRefusal,
  getStageIndex,
  stageWorks,
  getUncountedRun,
  type Copies,
  type PrintFormKind,
  type PrintFormValues,
  type StageWork,
  type TechCard,
} from '@press/domain'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { assertFields, PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { bookRun } from '../shared/paper/book-run.ts'
import { handOverUncounted, createShareError, settleRun } from './stock-run.ts'
import { createStockError } from '../shared/stock/ledger.ts'
import { getChangedFields } from './card-values.ts'
import { createMoveRefusedError, createWrongStageError } from './refusals.ts'
import { moveCard, updateCard, type Card, changeCard } from '../shared/tech-cards/row.ts'
import { countShortage } from './shortages.ts'

type Values = Partial<Card>

/** Moves a card on because the work of its stage is finished. */
async function finishStageWork(
  tx: Tx,
  context: Context,
  card: Card,
  work: StageWork,
  reason = '',
  values: Values = {},
) {
  const { from, to } = stageWorks[work]
  if (!card[getFlag(from)]) throw createWrongStageError(from, context.t)
  const refusal = getBookRefusal(card, from, to)
  if (refusal) throw createMoveRefusedError(refusal, { role: context.person.role, from, to }, context.t)
  await moveCard(tx, card, from, to, values)
  await recordEvent(tx, 'techcard.moved', card, { work, from, to, reason: reason || null })
}

/** The stage work that each form completes, which moves the card on. */
const workByForm = { signal: 'signal-copy', print: 'print-run' } as const satisfies Record<PrintFormKind, StageWork>

type FormBody = ParsedBody<'POST /api/tech-cards/{id}/print-info'>

/**
 * Saves the form of a signal copy or a run, whole and at any time. The card moves on when the form's status becomes completed. A
 * body without a status only reports the stage's work as finished, without details.
 */
export function savePrintForm(
  context: Context,
  id: number,
  kind: PrintFormKind,
  { version, work, counted, ...body }: FormBody,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    const field = `${kind}_form` as const
    const previousForm = card[field]
    if (body.status === undefined) {
      const finishedWork =
        work ?? (kind === 'print' && !card.is_typography && card.is_wap ? 'works-after-printing' : null)
      const completedForm = finishedWork !== 'works-after-printing' &&
        previousForm && { [field]: completePrintForm(previousForm, getToday()) }
      await finishStageWork(tx, context, card, finishedWork ?? workByForm[kind], body.remarks, completedForm || {})
      if ((finishedWork ?? workByForm[kind]) === 'print-run') await bookRun(tx, context, card, counted)
      return
    }
    if (card.is_archieve) throw new PressError('moveRefused', { message: 'move.archived' })
    const form: PrintFormValues = { ...(previousForm ?? createPrintForm(card, kind)), ...pickSetFields(body) }
    const { from } = stageWorks[workByForm[kind]]
    const isCompletion = form.status === 'completed' && previousForm?.status !== 'completed'
    const isEarly = getStageIndex(getCurrentStage(card)) < getStageIndex(from)
    assertFields({ ...validatePrintWork(form), ...(isCompletion && isEarly && { status: 'notHereYet' }) })
    if (isCompletion && card[getFlag(from)])
      await finishStageWork(tx, context, card, workByForm[kind], '', { [field]: form })
    else {
      await updateCard(tx, id, { [field]: form })
      await recordEvent(tx, 'techcard.edited', card, { fields: getChangedFields(card, { [field]: form }) })
    }
    if (isCompletion && kind === 'print') await bookRun(tx, context, { ...card, print_form: form }, counted)
  })
}

/**
 * Returns the fields that a body sets. If the body sets bindings, returns all bindings, with zero copies for those that the body
 * omits.
 */
function pickSetFields(body: Omit<FormBody, 'version' | 'work' | 'counted'>): Partial<PrintFormValues> {
  const { binding_counts, ...otherFields } = Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined),
  ) as Partial<PrintFormValues>
  return {
    ...otherFields,
    ...(binding_counts && { binding_counts: { ...emptyPrintForm.binding_counts, ...binding_counts } }),
  }
}

/**
 * Receives the books into stock, as counted by the storekeeper. A card that passed the stock stage uncounted is received at its
 * current stage.
 */
export function takeIntoStock(
  context: Context,
  id: number,
  { received: countedCopies, reason, remarks, version }: ParsedBody<'POST /api/tech-cards/{id}/receive'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    const expectedCopies = getExpectedCopies(card)
    if (countedCopies)
      assertFields({
        ...validateReceivedCopies(countedCopies),
        ...validateShortfall(expectedCopies, countedCopies, reason),
      })
    const receivedCopies = countedCopies ?? getUncountedRun(card)
    if (isReceivedLate(card)) await receiveLate(tx, context, card, receivedCopies, remarks)
    else await finishStageWork(tx, context, card, 'receive', remarks, { received: receivedCopies })
    await settleRun(tx, context, id, createStockError, reason)
    if (countedCopies) await countShortage(tx, context, card, getMissingCopies(expectedCopies, countedCopies), reason)
  })
}

async function receiveLate(
  tx: Tx,
  context: Context,
  card: Card,
  receivedCopies: Copies,
  reason: string,
): Promise<void> {
  if (card.is_archieve) throw new PressError('moveRefused', { message: 'move.archived' })
  await updateCard(tx, card.id, { received: receivedCopies })
  await recordEvent(tx, 'techcard.received', card, { count: countCopies(receivedCopies), reason: reason || null })
}

/** Hands out the books, with the number of copies and the recipient. */
export function handOutCopies(
  context: Context,
  id: number,
  { handed_over, remarks, version }: ParsedBody<'POST /api/tech-cards/{id}/deliver'>,
): Promise<TechCard> {
  return changeCard(context, id, version, async (tx, card) => {
    if (handed_over) assertFields(validateDeliveredCopies(handed_over, card.received))
    const { received } = card
    const handedOverCopies = handed_over ?? (received && (await handOverUncounted(tx, { ...card, received })))
    await finishStageWork(
      tx,
      context,
      card,
      'deliver',
      remarks,
      handedOverCopies ? { handed_over: handedOverCopies } : {},
    )
    const copies = handedOverCopies && createCopies((share) => handedOverCopies[share].copies)
    await settleRun(
      tx,
      context,
      id,
      copies ? createShareError(copies, (share) => `handed_over.${share}.copies`) : createStockError,
    )
  })
}
