import type { Materials } from './print/material-types.ts'

/** A VAT rate in per cent, and the first day (`yyyy-mm-dd`) on which it applies. */
export interface VatRate {
  from: string
  rate: number
}

/** The spoilage of paper, as set in a price list. */
export interface Waste {
  /** In per cent of the good sheets. */
  waste: number
  /** The number of sheets needed to set up a job. */
  make_ready: number
}

/** The press's own settings that business rules use. */
export interface PressTables {
  /** Sorted by first day. */
  vat: readonly VatRate[]
  /** Days that differ from the law and the weekday, by date. */
  days: Readonly<Record<string, string>>
  /** The maximum number of cards in a column of the tech-card board before it counts as overloaded. */
  columns: Readonly<Record<string, number>>
  /** Working days that a book may stay at each stage. */
  norms: Readonly<Record<string, number>>
  /** Papers, formats and bindings that the press added to the first ones. */
  materials: Materials
  /** The spoilage of paper by the current price list. */
  waste: Waste
}

let tables: Partial<PressTables> = {}
const listeners = new Set<() => void>()

/** Returns the tables that are set. For a missing table each rule uses its own default. */
export const inForce = (): Partial<PressTables> => tables

/**
 * Sets the tables that business rules use from now on. A process serves one press. The server or browser that loads the press's
 * settings passes them here, so that every rule stays a plain function of its arguments.
 */
export function setPressTables(next: Partial<PressTables>): void {
  tables = next
  for (const listener of listeners) listener()
}

/** Calls back whenever new tables are set; returns a function that unsubscribes. */
export function onInForce(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
