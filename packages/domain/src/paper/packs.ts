import { workingDaysAgo } from '../shared/dates/dates.ts'
import { dayHours, printCapacity } from '../shared/print/capacity.ts'

/** The number of SRA3 sheets in a delivered pack (our rule). */
export const sheetsPerPack = 500

/** Working days from the order of paper to its delivery (our rule). */
export const paperDeliveryDays = 5

/** Returns the number of packs for `sheets` sheets. */
export const countPacks = (sheets: number): number => Math.ceil(sheets / sheetsPerPack)

const sheetsPerDay = dayHours * printCapacity.sheetsAnHour

/**
 * Returns the dates by which paper must be delivered and ordered, so that a print run of `sheets` sheets is finished by its
 * promised date.
 */
export function calculatePaperDates(due: string, sheets: number): { arrives_by: string; order_by: string } {
  const days = Math.max(1, Math.ceil(sheets / sheetsPerDay))
  // The paper must be in stock on the last working day before printing starts.
  const arrives_by = workingDaysAgo(due, days)
  return { arrives_by, order_by: workingDaysAgo(arrives_by, paperDeliveryDays) }
}
