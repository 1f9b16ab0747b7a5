import { getPressTables, type Waste } from '../press-tables.ts'

/** The initial spoilage of a new press (decisions §6). */
export const firstWaste: Waste = { waste: 2, make_ready: 3 }

/**
 * Returns the spoilage of today's price list. Only browsers call this; the server reads the spoilage from the price list itself.
 */
export const getWasteToday = (): Waste => getPressTables().waste ?? firstWaste

/**
 * Returns the number of sheets to use for `net` good sheets. Calculates in whole hundredths of a percent, because a float would
 * round some exact sums up.
 */
export const addSpoilage = (net: number, { waste, make_ready }: Waste): number =>
  Math.ceil((net * (10_000 + Math.round(waste * 100))) / 10_000) + make_ready
