import {
  type PaperMovement,
  type PaperProblems,
  type PrintFormValues,
  createPrintForm,
  type RunCount,
  validateRunCount,
  calculateCountedUse,
  calculatePlannedUse,
  createUseMovements,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../database/database.ts'
import { holdLock } from '../../../database/hold-lock.ts'
import { paperMovements } from '../../../database/schema.ts'
import { PressError } from '../../../errors.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { Context } from '../context.ts'
import type { Card } from '../tech-cards/row.ts'
import { getCurrentWaste } from './planned.ts'

export interface BookedMovement extends PaperMovement {
  id: number
  copies: number | null
}

/** Returns the paper movements of a run, the oldest first. Also works inside a transaction. */
export const findBookedMovements = async (db: Queryable, cardId: number): Promise<BookedMovement[]> =>
  (
    await db.execute<BookedMovement & Record<string, unknown>>(
      sql`select id, paper, kind, sheets, copies from paper_movements where tech_card_id = ${cardId} order by id`,
    )
  ).rows

export function assertPaper(problems: PaperProblems): void {
  if (Object.keys(problems).length === 0) return
  throw new PressError('validation', { fields: problems })
}

/** Serializes stock changes: a balance is calculated and saved in one step. */
export const lockPaper = (tx: Tx) => holdLock(tx, 'paper')

/** The document or the reason of paper movements. */
interface Reasons {
  order_id?: number
  tech_card_id?: number
  copies?: number | null
  reason?: string
}

export async function insertPaperMovements(
  tx: Tx,
  { person }: Context,
  movements: readonly PaperMovement[],
  details: Reasons,
): Promise<number> {
  const [insertedMovement] = await tx
    .insert(paperMovements)
    .values(movements.map((one) => ({ ...one, ...details, moved_by: person.id })))
    .returning({ id: paperMovements.id })
  if (!insertedMovement) throw new Error('Insert returned no paper movement')
  return insertedMovement.id
}

/** The form from which a card's run is calculated. */
const getPrintForm = (card: Card): PrintFormValues => card.print_form ?? createPrintForm(card, 'print')

/**
 * Books the paper of a finished run, as counted or else as planned. If the run was booked before, books only the difference. Books
 * nothing if too little is known to calculate the use.
 */
export async function bookRun(
  tx: Tx,
  context: Context,
  card: Card,
  runCount: RunCount | undefined,
  reason = '',
): Promise<void> {
  if (runCount) assertPaper(validateRunCount(runCount))
  const printForm = getPrintForm(card)
  const waste = await getCurrentWaste(tx)
  const paperUses = runCount ? calculateCountedUse(printForm, waste, runCount) : calculatePlannedUse(printForm, waste)
  if (!paperUses) return
  await lockPaper(tx)
  const movements = createUseMovements(paperUses, await findBookedMovements(tx, card.id))
  if (movements.length === 0) return
  const copies = runCount?.printed ?? printForm.copies
  const id = await insertPaperMovements(tx, context, movements, { tech_card_id: card.id, copies, reason })
  const sheets = -movements.reduce((total, one) => total + one.sheets, 0)
  await recordEvent(tx, 'paper.used', { id }, { book_name: card.book_name, copies, sheets, reason: reason || null })
}
