import { inForce, type Waste } from '../press-tables.ts'

/** The initial spoilage of a new press (decisions §6). */
export const firstWaste: Waste = { waste: 2, make_ready: 3 }

/** Returns the spoilage from today's price list, in a browser; the server reads it from the list itself. */
export const wasteToday = (): Waste => inForce().waste ?? firstWaste

/**
 * Returns the sheets to use for this many good ones. Calculates in whole hundredths of a percent: a float would round some exact
 * sums up.
 */
export const addSpoilage = (net: number, { waste, make_ready }: Waste): number =>
  Math.ceil((net * (10_000 + Math.round(waste * 100))) / 10_000) + make_ready
