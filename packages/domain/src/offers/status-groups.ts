import { OfferStatus } from '../shared/documents/offers.ts'

const { inProcess, accepted, rejected, invoiceRequested, invoiceSent, printing, wap, stock, done, archived } =
  OfferStatus

/** The groups of statuses that the sales department uses, in workflow order (design b1). Every status belongs to one group. */
export const offerGroups = {
  process: [inProcess, accepted],
  invoice: [invoiceRequested],
  payment: [invoiceSent],
  production: [printing, wap, stock],
  delivered: [done],
  archive: [rejected, archived],
} as const satisfies Record<string, readonly OfferStatus[]>
export type OfferGroup = keyof typeof offerGroups
export const offerGroupKeys = Object.keys(offerGroups) as OfferGroup[]
