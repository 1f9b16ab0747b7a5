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

/** Returns the sum of the parts of a payment, in tiyn. */
export const sumParts = (parts: readonly PaymentPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** A person's decision about a payment. */
export interface PaymentDecision {
  parts: PaymentPart[]
  /** Whether the remaining sum of the payment is an advance. */
  advance: boolean
  /** The reason for paying an offer of another customer. */
  reason: string
}

/** Holds the decision about a payment while the user edits it. The initial parts are the suggested parts of the payment. */
export function useDecision(line: StatementLine | undefined) {
  const [draftDecision, setDraftDecision] = useState<PaymentDecision & { line: number; version: number }>()
  const own = draftDecision && line && draftDecision.line === line.id && draftDecision.version === line.version
  const guess = (line?.parts ?? []).map(({ offer_id, amount }) => ({ offer_id, amount }))
  const decision: PaymentDecision = own ? draftDecision : { parts: guess, advance: false, reason: '' }
  const change = (next: Partial<PaymentDecision>) => {
    if (line) setDraftDecision({ ...decision, ...next, line: line.id, version: line.version })
  }
  return [decision, change] as const
}

/** Returns the invoices that a payment may pay. The suggested invoices come first, followed by further search results. */
export const payableTo = (line: StatementLine, invoices: readonly PayableOffer[]): PayableOffer[] =>
  [...line.parts, ...invoices].filter(
    (one, index, list) => list.findIndex(({ offer_id }) => offer_id === one.offer_id) === index,
  )

/** Returns the decision to submit. An advance is added to the last part if some money is left. */
export const asDecided = (line: StatementLine, { parts, advance, reason }: PaymentDecision): PaymentDecision => ({
  parts: advance ? withAdvance(line.amount, parts) : parts,
  advance: advance && sumParts(parts) < line.amount,
  reason: reason.trim(),
})

/** Returns the problem of a decision about a payment. */
export const decisionProblem = (
  line: StatementLine,
  decision: PaymentDecision,
  restOf: (offer: number) => number,
): PartProblem | undefined => {
  const { parts, advance } = asDecided(line, decision)
  return partsProblem(line.amount, parts, advance ? () => line.amount : restOf)
}

/** Whether the decision lacks a required reason. A reason is required if some money goes to a customer other than the payer. */
export const needsReason = (
  line: StatementLine,
  { parts, reason }: PaymentDecision,
  invoices: readonly PayableOffer[],
): boolean => reason.trim() === '' && paysOtherCustomers(line, parts, invoices)

/** Whether some of the money goes to a customer other than the payer. */
export const paysOtherCustomers = (
  line: StatementLine,
  parts: readonly PaymentPart[],
  invoices: readonly PayableOffer[],
): boolean =>
  payableTo(line, invoices).some(
    (one) => parts.some(({ offer_id }) => offer_id === one.offer_id) && isOtherCustomer(line.payer_bin, one),
  )
