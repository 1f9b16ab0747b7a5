import { OfferStatus } from './statuses.ts'

const { inProcess, accepted, rejected, invoiceRequested, invoiceSent, printing, wap, stock, done, archived } =
  OfferStatus

/** What the sales department looks at together, in the order of the work (design b1). Every status stands in one of them. */
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
