import { workingDaysAgo } from '../dates.ts'
import { dayHours, printCapacity } from '../print/day.ts'

/** Sheets of SRA3 in a pack as it is delivered (ours). */
export const sheetsPerPack = 500

/** Working days from the order of paper to its delivery (ours). */
export const paperDeliveryDays = 5

/** Packs that hold so many sheets. */
export const packsFor = (sheets: number): number => Math.ceil(sheets / sheetsPerPack)

const sheetsADay = dayHours * printCapacity.sheetsAnHour

/** Until when paper must be there and be ordered, for a run of so many sheets to be printed by its promised day. */
export function paperDates(due: string, sheets: number): { arrives_by: string; order_by: string } {
  const days = Math.max(1, Math.ceil(sheets / sheetsADay))
  // It lies ready the working day before the printing begins.
  const arrives_by = workingDaysAgo(due, days)
  return { arrives_by, order_by: workingDaysAgo(arrives_by, paperDeliveryDays) }
}
