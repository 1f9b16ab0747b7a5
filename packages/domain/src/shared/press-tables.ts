import type { Materials } from './print/material-types.ts'

/** A VAT rate in per cent, and the first day (`yyyy-mm-dd`) on which it applies. */
export interface VatRate {
  from: string
  rate: number
}

/** The spoilage of paper that a price list sets. */
export interface Waste {
  /** The spoilage, in per cent of the good sheets. */
  waste: number
  /** The number of sheets that are needed to set up a print run. */
  make_ready: number
}

/** The settings of the press that business rules use. */
export interface PressTables {
  /** The VAT rates, sorted by their first day. */
  vat: readonly VatRate[]
  /** The days whose kind the press has set, by date. They override the law and the weekday. */
  days: Readonly<Record<string, string>>
  /** The maximum number of cards in a column of the tech-card board before it counts as overloaded. */
  columns: Readonly<Record<string, number>>
  /** The number of working days that a book may stay at each stage. */
  norms: Readonly<Record<string, number>>
  /** Papers, formats and bindings that the press added to the built-in ones. */
  materials: Materials
  /** The spoilage of paper according to the current price list. */
  waste: Waste
}

let tables: Partial<PressTables> = {}
const listeners = new Set<() => void>()

/** Returns the tables that are set. If a table is missing, each rule uses its own default. */
export const getPressTables = (): Partial<PressTables> => tables

/**
 * Sets the tables that business rules use from now on. A process serves one press. The server or browser that loads the press's
 * settings passes them to this function, so that rules do not need them as an argument.
 */
export function setPressTables(newTables: Partial<PressTables>): void {
  tables = newTables
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever new tables are set. Returns a function that unsubscribes. */
export function subscribeToPressTables(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
