import type { Materials } from '../print/material-types.ts'

/** A VAT rate in per cent, and the first day (`yyyy-mm-dd`) that it holds. */
export interface VatRate {
  from: string
  rate: number
}

/** What is spoilt of paper, as a price list sets it. */
export interface Waste {
  /** Per cent of the good sheets. */
  waste: number
  /** Sheets that it takes to make a job ready. */
  make_ready: number
}

/** What a press has set of what rules go by. */
export interface PressTables {
  /** By their first days. */
  vat: readonly VatRate[]
  /** Days that are not as the law and the weekday say, by date. */
  days: Readonly<Record<string, string>>
  /** How many cards a column of the tech-card board holds before the work piles up there. */
  columns: Readonly<Record<string, number>>
  /** Working days that a book may stand at each stage. */
  norms: Readonly<Record<string, number>>
  /** What the press has added to the first papers, formats and bindings. */
  materials: Materials
  /** What is spoilt of paper, by the price list of today. */
  waste: Waste
}

let tables: Partial<PressTables> = {}
const listeners = new Set<() => void>()

/** The tables that somebody has set; what is left out stands as the rule beside it has it. */
export const inForce = (): Partial<PressTables> => tables

/**
 * Sets the tables that the rules go by from now on. A process serves one press: whoever reads its settings, the server or a browser,
 * says here what they are, and every rule stays a plain function of what it is asked about.
 */
export function setPressTables(next: Partial<PressTables>): void {
  tables = next
  for (const tell of listeners) tell()
}

/** Calls back whenever other tables are put in force; returns how to stop. */
export function onInForce(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
