/** The statuses of an offer, by meaning. The values are those of the specification (§4), including its misspellings. */
export const OfferStatus = {
  inProcess: 'in process',
  accepted: 'accept',
  rejected: 'rejected',
  invoiceRequested: 'Request for invoice',
  invoiceSent: 'Invoice and contract sent',
  printing: 'typo_finish',
  wap: 'wap',
  stock: 'stock',
  done: 'done',
  archived: 'archieve',
} as const
export type OfferStatus = (typeof OfferStatus)[keyof typeof OfferStatus]
export const offerStatuses = Object.values(OfferStatus)

/**
 * The documents that belong to an offer itself: the commercial offer and the invoice. Acts and waybills are turnover and have their
 * own rows.
 */
export const offerDocumentKinds = ['kp', 'invoice'] as const
export type OfferDocumentKind = (typeof offerDocumentKinds)[number]

/** The delivery state of a letter with a document: in the queue, accepted by the mail server, or rejected by it. */
export const deliveryStates = ['queued', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
