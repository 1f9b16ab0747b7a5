import {
  filterLinesByKind,
  calculateOfferTotals,
  sumLines,
  createTurnoverLines,
  getVatRate,
  type DeliveryKind,
} from '@press/domain'
import { eq, inArray } from 'drizzle-orm'
import { toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { documentNumbers, offers, turnovers } from '../database/schema.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

type OfferRow = typeof offers.$inferSelect

/** The number of days since the delivery of books whose offer is still at the finishing stage (`wap`). */
const recentDays = 6

/**
 * Returns the date and the documents with which an offer was delivered. Works are delivered by an act if the offer has one, and
 * books by a waybill.
 */
function getDeliveries({ status, status_since, progress, has_act, date }: OfferRow, { ago }: Calendar) {
  const isShipped = ['stock', 'done', 'archieve'].includes(status)
  // Some books are delivered in the first days after printing. Their customers pay the rest afterwards.
  if (!isShipped && !(status === 'wap' && progress < 100)) return []
  const day = toPressDay(isShipped ? status_since : ago(recentDays))
  const kinds: DeliveryKind[] = has_act ? ['waybill', 'act'] : ['waybill']
  return kinds.map((kind) => ({ kind, day: day < date ? date : day }))
}

/** Seeds acts and waybills for deliveries. They are numbered in the order of their dates. */
export async function seedTurnovers(tx: Tx, staff: Staff, calendar: Calendar): Promise<void> {
  const [clerk = null] = staff.withRole('accounting')
  const invoicedOffers = await tx
    .select()
    .from(offers)
    .where(inArray(offers.status, ['wap', 'stock', 'done', 'archieve']))
  const plannedDeliveries = invoicedOffers
    .filter(({ invoice_number }) => invoice_number !== null)
    .flatMap((row) => getDeliveries(row, calendar).map((one) => ({ row, ...one })))
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.row.id - other.row.id)
  const numbers = new Map<string, number>()
  const deliveredSums = new Map<number, number>()
  const documents: (typeof turnovers.$inferInsert)[] = []
  for (const { row, kind, day } of plannedDeliveries) {
    const vat_rate = getVatRate(day)
    const charges = filterLinesByKind(kind, calculateOfferTotals(row.items, row.date, row.discount).charges)
    const lines = createTurnoverLines(charges, charges, vat_rate)
    if (lines.length === 0) continue
    const key = `${kind} ${day.slice(0, 4)}`
    const number = (numbers.get(key) ?? 0) + 1
    numbers.set(key, number)
    const sum = sumLines(lines)
    deliveredSums.set(row.id, (deliveredSums.get(row.id) ?? 0) + sum)
    documents.push({
      offer_id: row.id,
      kind,
      year: Number(day.slice(0, 4)),
      number: String(number).padStart(4, '0'),
      date: day,
      vat_rate,
      lines,
      sum,
      vat: lines.reduce((total, { vat }) => total + vat, 0),
      created_by: clerk,
    })
  }
  await tx.insert(turnovers).values(documents)
  for (const [id, sum] of deliveredSums) await tx.update(offers).set({ delivered: sum }).where(eq(offers.id, id))
  await tx.insert(documentNumbers).values(
    [...numbers].map(([key, last]) => {
      const [kind = '', year] = key.split(' ')
      return { kind, year: Number(year), last }
    }),
  )
}
