import {
  isOtherCustomer,
  partsProblem,
  withAdvance,
  type PartProblem,
  type PaymentPart,
  type PayableOffer,
  type StatementLine,
} from '@press/domain'
import { useState } from 'react'

/** What is divided already, in tiyn. */
export const sumParts = (parts: readonly PaymentPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** How a person decides a payment. */
export interface PaymentDecision {
  parts: PaymentPart[]
  /** What the parts leave of the payment is an advance. */
  advance: boolean
  /** Why it goes to an offer of another customer. */
  reason: string
}

/** The decision about a payment as it is being made; begins with the best guess. */
export function useDecision(line: StatementLine | undefined) {
  const [kept, setKept] = useState<PaymentDecision & { line: number; version: number }>()
  const own = kept && line && kept.line === line.id && kept.version === line.version
  const guess = (line?.parts ?? []).map(({ offer_id, amount }) => ({ offer_id, amount }))
  const decision: PaymentDecision = own ? kept : { parts: guess, advance: false, reason: '' }
  const change = (next: Partial<PaymentDecision>) => {
    if (line) setKept({ ...decision, ...next, line: line.id, version: line.version })
  }
  return [decision, change] as const
}

/** What a payment may go to: where it would go, then the others that were found. */
export const payableTo = (line: StatementLine, invoices: readonly PayableOffer[]): PayableOffer[] =>
  [...line.parts, ...invoices].filter(
    (one, index, list) => list.findIndex(({ offer_id }) => offer_id === one.offer_id) === index,
  )

/** A decision as it is carried out: an advance is in the last part, and there is one only where something is left. */
export const asDecided = (line: StatementLine, { parts, advance, reason }: PaymentDecision): PaymentDecision => ({
  parts: advance ? withAdvance(line.amount, parts) : parts,
  advance: advance && sumParts(parts) < line.amount,
  reason: reason.trim(),
})

/** What is wrong with a decision about a payment. */
export const decisionProblem = (
  line: StatementLine,
  decision: PaymentDecision,
  restOf: (offer: number) => number,
): PartProblem | undefined => {
  const { parts, advance } = asDecided(line, decision)
  return partsProblem(line.amount, parts, advance ? () => line.amount : restOf)
}

/** Whether a decision is to be explained and is not: some of the money goes to another customer than its payer. */
export const needsReason = (
  line: StatementLine,
  { parts, reason }: PaymentDecision,
  invoices: readonly PayableOffer[],
): boolean => reason.trim() === '' && paysOtherCustomers(line, parts, invoices)

/** Whether some of the money goes to another customer than its payer. */
export const paysOtherCustomers = (
  line: StatementLine,
  parts: readonly PaymentPart[],
  invoices: readonly PayableOffer[],
): boolean =>
  payableTo(line, invoices).some(
    (one) => parts.some(({ offer_id }) => offer_id === one.offer_id) && isOtherCustomer(line.payer_bin, one),
  )
