/** The papers that are made of an offer: the offer itself, the invoice, the act Р-1 and the waybill З-2. */
export const offerPapers = ['kp', 'invoice', 'act', 'waybill'] as const
export type OfferPaper = (typeof offerPapers)[number]

/** Papers that are made out once, with a number of their own. */
export const issuedPapers = ['act', 'waybill'] as const
export type IssuedPaper = (typeof issuedPapers)[number]

/** Whether a letter with a paper has gone: it waits, the mail server took it, or it would not. */
export const sendingStates = ['queued', 'sent', 'failed'] as const
export type SendingState = (typeof sendingStates)[number]

/** What a paper cannot be made without. */
export type PaperLacks = 'invoice' | 'act' | 'waybill'

/** What of an offer says which of its papers there are. */
export interface PaperFacts {
  invoice_number: string | null
  invoice_date: string | null
  papers: readonly { kind: IssuedPaper }[]
}

/** What a paper still lacks; null when it can be made. */
export function paperLacks(kind: OfferPaper, { invoice_number, invoice_date, papers }: PaperFacts): PaperLacks | null {
  if (kind === 'kp') return null
  if (kind === 'invoice') return invoice_number && invoice_date ? null : 'invoice'
  return papers.some((paper) => paper.kind === kind) ? null : kind
}
