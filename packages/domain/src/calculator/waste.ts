import { inForce, type Waste } from '../settings/press-tables.ts'

/** What a new press begins with (decisions §6). */
export const firstWaste: Waste = { waste: 2, make_ready: 3 }

/** By the price list of today, in a browser; the server reads it from the list itself. */
export const wasteToday = (): Waste => inForce().waste ?? firstWaste

/** Sheets to take for so many good ones. In whole hundredths of a per cent: a float would round some exact sums up. */
export const addSpoilage = (net: number, { waste, make_ready }: Waste): number =>
  Math.ceil((net * (10_000 + Math.round(waste * 100))) / 10_000) + make_ready
