/**
 * The attachments of an offer, in the order of its form. `flag` says that the attachment exists, and `file` is the field of its
 * file (spec §3).
 */
export const offerAttachments = [
  { flag: 'has_isbn', file: 'isbn' },
  { flag: 'has_contract', file: 'contract_file' },
  { flag: 'has_invoice', file: 'invoice_file' },
  { flag: 'has_act', file: 'act_file' },
  { flag: 'has_esf', file: 'esf_file' },
  { flag: 'has_author_contract', file: 'author_contract_file' },
  { flag: 'has_sales_contract', file: 'sales_contract_file' },
] as const
export type OfferAttachmentFlag = (typeof offerAttachments)[number]['flag']
export type OfferAttachmentField = (typeof offerAttachments)[number]['file']

/** The flags that say whether the titles of an offer are in the price list and in the shop. */
export const offerPublishFlags = ['in_price', 'in_store'] as const
export type OfferPublishFlag = (typeof offerPublishFlags)[number]

/** Every flag that `toggle-flag` accepts. */
export const offerFlags = [...offerAttachments.map(({ flag }) => flag), ...offerPublishFlags] as const
export type OfferFlag = (typeof offerFlags)[number]
