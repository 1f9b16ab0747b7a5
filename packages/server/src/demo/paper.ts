import {
  packsFor,
  paperDeliveryDays,
  addWorkingDays,
  plannedUse,
  sheetsPerPack,
  usedMovements,
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

const roundToPacks = (sheets: number): number => packsFor(sheets) * sheetsPerPack

/** The fraction of the copies that is already printed, for each print run that is being printed, in order. */
const printedParts = [0.75, 0, 0.4, 0.9] as const

/** The number of recent print runs whose paper is booked. */
const bookedRuns = 4

/**
 * Seeds the stock of paper for the planned print runs. Of the paper that is needed most, there is too little for the last print
 * runs in the queue. The earlier movements add up to this stock. Another paper is on order.
 */
export async function seedPaper(tx: Tx, staff: Staff, { ago, dayAgo }: Calendar): Promise<void> {
  const [moved_by = null] = staff.withRole('typography')
  const waste = await getCurrentWaste(tx)
  const planned = await findPlannedRuns(tx, { onHand: new Map(), coming: [] })
  const needs = (paper: Paper) =>
    planned.map(({ run, shares }) => ({
      waits: run.waits,
      sheets: shares.find((share) => share.paper === paper)?.sheets ?? 0,
    }))
  const paperKeys = [...new Set(planned.flatMap(({ shares }) => shares.map(({ paper }) => paper)))]
  const sumOf = (paper: Paper) => needs(paper).reduce((sum, { sheets }) => sum + sheets, 0)
  const [mostNeeded] = paperKeys.toSorted((one, other) => sumOf(other) - sumOf(one))

  const left = (paper: Paper): number => {
    if (paper !== mostNeeded) return roundToPacks(sumOf(paper) * 1.1)
    const queue = needs(paper)
    const printable = queue.flatMap(({ waits, sheets }, index) => (waits || sheets === 0 ? [] : [index]))
    const short = printable.at(-2) ?? 0
    const before = queue.slice(0, short).reduce((sum, { sheets }) => sum + sheets, 0)
    return before + Math.round((queue[short]?.sheets ?? 0) * 0.44)
  }

  const printed = await tx
    .select({ id: techCards.id, work: techCards.print_form })
    .from(techCards)
    .where(and(isNotNull(techCards.print_form), sql`print_form->>'status' = 'completed'`))
    .orderBy(desc(sql`print_form->>'completed_date'`), desc(techCards.id))
    .limit(bookedRuns)
  const used = printed.toReversed().flatMap(({ id, work }, index) => {
    const moved = usedMovements((work && plannedUse(work, waste)) ?? [], [])
    const at = work?.completed_date ? new Date(`${work.completed_date}T09:30:00Z`) : ago(bookedRuns - index)
    return moved.map((one) => ({ ...one, tech_card_id: id, copies: work?.copies ?? null, at, moved_by }))
  })
  const found: PaperMovement[] = mostNeeded ? [{ paper: mostNeeded, kind: 'counted', sheets: -320 }] : []
  const sumMovedSheets = (paper: Paper) =>
    [...used, ...found].reduce((sum, one) => (one.paper === paper ? sum + one.sheets : sum), 0)
  const receipts = paperKeys.map((paper) => ({
    paper,
    kind: 'received' as const,
    sheets: left(paper) - sumMovedSheets(paper),
    at: ago(60),
    moved_by,
  }))
  const rows = [
    ...receipts.filter(({ sheets }) => sheets > 0),
    ...used.filter(({ paper }) => paperKeys.includes(paper)),
    ...found.map((one) => ({ ...one, reason: 'Отсырела верхняя пачка', at: ago(3), moved_by })),
  ]
  if (rows.length > 0)
    await tx.insert(paperMovements).values(rows.toSorted((one, other) => one.at.getTime() - other.at.getTime()))

  const low = paperKeys.find((paper) => paper !== mostNeeded)
  if (low)
    await tx.insert(paperOrders).values({
      paper: low,
      sheets: 4 * sheetsPerPack,
      expected_on: addWorkingDays(dayAgo(2), paperDeliveryDays),
      ordered_by: moved_by,
      created_at: ago(2),
    })

  const inPrint = await tx
    .select({ id: techCards.id, work: techCards.print_form })
    .from(techCards)
    .where(sql`is_typography and not is_archieve and print_form->>'status' = 'in progress'`)
    .orderBy(sql`due nulls last`, techCards.id)
  const counts = inPrint.flatMap(({ id, work }, index) => {
    const copies = Math.round((work?.copies ?? 0) * (printedParts[index % printedParts.length] ?? 0))
    return copies > 0 ? [{ tech_card_id: id, copies, counted_by: moved_by, at: ago(1) }] : []
  })
  if (counts.length > 0) await tx.insert(printCounts).values(counts)

  // Marks the shortages as already reported, because a demo press starts without sending letters.
  const short = await findShortages(tx)
  if (short.length > 0) await tx.insert(paperShortages).values(short.map(({ paper, late }) => ({ paper, late })))
}
