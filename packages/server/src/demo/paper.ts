import {
  countPacks,
  paperDeliveryDays,
  addWorkingDays,
  calculatePlannedUse,
  sheetsPerPack,
  createUseMovements,
  type Paper,
  type PaperMovement,
} from '@press/domain'
import { and, desc, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { paperMovements, paperOrders, paperShortages, printCounts, techCards } from '../database/schema.ts'
import { getCurrentWaste, findPlannedRuns } from '../features/shared/paper/planned.ts'
import { findShortages } from '../features/paper/shortages.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

const roundToPacks = (sheets: number): number => countPacks(sheets) * sheetsPerPack

/** The fraction of the copies that is already printed, for each print run that is being printed, in order. */
const printedFractions = [0.75, 0, 0.4, 0.9] as const

/** The number of recent print runs whose paper is booked. */
const bookedRuns = 4

/**
 * Seeds the stock of paper for the planned print runs. Of the paper that is needed most, there is too little for the last print
 * runs in the queue. The earlier movements add up to this stock. Another paper is on order.
 */
export async function seedPaper(tx: Tx, staff: Staff, { ago, dayAgo }: Calendar): Promise<void> {
  const [moved_by = null] = staff.withRole('typography')
  const waste = await getCurrentWaste(tx)
  const plannedRuns = await findPlannedRuns(tx, { onHand: new Map(), coming: [] })
  const listNeeds = (paper: Paper) =>
    plannedRuns.map(({ run, shares }) => ({
      waits: run.waits,
      sheets: shares.find((share) => share.paper === paper)?.sheets ?? 0,
    }))
  const paperKeys = [...new Set(plannedRuns.flatMap(({ shares }) => shares.map(({ paper }) => paper)))]
  const sumNeeds = (paper: Paper) => listNeeds(paper).reduce((sum, { sheets }) => sum + sheets, 0)
  const [mostNeeded] = paperKeys.toSorted((one, other) => sumNeeds(other) - sumNeeds(one))

  const getRemainingSheets = (paper: Paper): number => {
    if (paper !== mostNeeded) return roundToPacks(sumNeeds(paper) * 1.1)
    const queue = listNeeds(paper)
    const printableIndexes = queue.flatMap(({ waits, sheets }, index) => (waits || sheets === 0 ? [] : [index]))
    const shortIndex = printableIndexes.at(-2) ?? 0
    const sheetsBefore = queue.slice(0, shortIndex).reduce((sum, { sheets }) => sum + sheets, 0)
    return sheetsBefore + Math.round((queue[shortIndex]?.sheets ?? 0) * 0.44)
  }

  const printedCards = await tx
    .select({ id: techCards.id, work: techCards.print_form })
    .from(techCards)
    .where(and(isNotNull(techCards.print_form), sql`print_form->>'status' = 'completed'`))
    .orderBy(desc(sql`print_form->>'completed_date'`), desc(techCards.id))
    .limit(bookedRuns)
  const usedPaperRows = printedCards.toReversed().flatMap(({ id, work }, index) => {
    const movements = createUseMovements((work && calculatePlannedUse(work, waste)) ?? [], [])
    const usedAt = work?.completed_date ? new Date(`${work.completed_date}T09:30:00Z`) : ago(bookedRuns - index)
    return movements.map((one) => ({ ...one, tech_card_id: id, copies: work?.copies ?? null, at: usedAt, moved_by }))
  })
  const countMovements: PaperMovement[] = mostNeeded ? [{ paper: mostNeeded, kind: 'counted', sheets: -320 }] : []
  const sumMovedSheets = (paper: Paper) =>
    [...usedPaperRows, ...countMovements].reduce((sum, one) => (one.paper === paper ? sum + one.sheets : sum), 0)
  const receipts = paperKeys.map((paper) => ({
    paper,
    kind: 'received' as const,
    sheets: getRemainingSheets(paper) - sumMovedSheets(paper),
    at: ago(60),
    moved_by,
  }))
  const rows = [
    ...receipts.filter(({ sheets }) => sheets > 0),
    ...usedPaperRows.filter(({ paper }) => paperKeys.includes(paper)),
    ...countMovements.map((one) => ({ ...one, reason: 'Отсырела верхняя пачка', at: ago(3), moved_by })),
  ]
  if (rows.length > 0)
    await tx.insert(paperMovements).values(rows.toSorted((one, other) => one.at.getTime() - other.at.getTime()))

  const lowPaper = paperKeys.find((paper) => paper !== mostNeeded)
  if (lowPaper)
    await tx.insert(paperOrders).values({
      paper: lowPaper,
      sheets: 4 * sheetsPerPack,
      expected_on: addWorkingDays(dayAgo(2), paperDeliveryDays),
      ordered_by: moved_by,
      created_at: ago(2),
    })

  const cardsInPrint = await tx
    .select({ id: techCards.id, work: techCards.print_form })
    .from(techCards)
    .where(sql`is_typography and not is_archieve and print_form->>'status' = 'in progress'`)
    .orderBy(sql`due nulls last`, techCards.id)
  const counts = cardsInPrint.flatMap(({ id, work }, index) => {
    const copies = Math.round((work?.copies ?? 0) * (printedFractions[index % printedFractions.length] ?? 0))
    return copies > 0 ? [{ tech_card_id: id, copies, counted_by: moved_by, at: ago(1) }] : []
  })
  if (counts.length > 0) await tx.insert(printCounts).values(counts)

  // Marks the shortages as already reported, because a demo press starts without sending letters.
  const currentShortages = await findShortages(tx)
  if (currentShortages.length > 0)
    await tx.insert(paperShortages).values(currentShortages.map(({ paper, late }) => ({ paper, late })))
}
