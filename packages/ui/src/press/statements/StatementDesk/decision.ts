import {
  isOtherCustomer,
  getPartsProblem,
  addAdvance,
  type PartProblem,
  type PaymentPart,
  type PayableOffer,
  type StatementLine,
} from '@press/domain'
import { useState } from 'react'

/** Returns the sum of the parts of a payment, in tiyn. */
export const getAllocatedSum = (parts: readonly PaymentPart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

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
  const isCurrentDraft =
    draftDecision && line && draftDecision.line === line.id && draftDecision.version === line.version
  const suggestedParts = (line?.parts ?? []).map(({ offer_id, amount }) => ({ offer_id, amount }))
  const decision: PaymentDecision = isCurrentDraft
    ? draftDecision
    : { parts: suggestedParts, advance: false, reason: '' }
  const changeDecision = (changes: Partial<PaymentDecision>) => {
    if (line) setDraftDecision({ ...decision, ...changes, line: line.id, version: line.version })
  }
  return [decision, changeDecision] as const
}

/** Returns the invoices that a payment may pay. The suggested invoices come first, followed by further search results. */
export const listPayableOffers = (line: StatementLine, invoices: readonly PayableOffer[]): PayableOffer[] =>
  [...line.parts, ...invoices].filter(
    (offer, index, list) => list.findIndex(({ offer_id }) => offer_id === offer.offer_id) === index,
  )

/** Returns the decision to submit. An advance is added to the last part if some money is left. */
export const toSubmittedDecision = (
  line: StatementLine,
  { parts, advance, reason }: PaymentDecision,
): PaymentDecision => ({
  parts: advance ? addAdvance(line.amount, parts) : parts,
  advance: advance && getAllocatedSum(parts) < line.amount,
  reason: reason.trim(),
})

/** Returns the problem of a decision about a payment. */
export const findDecisionProblem = (
  line: StatementLine,
  decision: PaymentDecision,
  getUnpaidAmount: (offerId: number) => number,
): PartProblem | undefined => {
  const { parts, advance } = toSubmittedDecision(line, decision)
  return getPartsProblem(line.amount, parts, advance ? () => line.amount : getUnpaidAmount)
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
  listPayableOffers(line, invoices).some(
    (offer) => parts.some(({ offer_id }) => offer_id === offer.offer_id) && isOtherCustomer(line.payer_bin, offer),
  )
