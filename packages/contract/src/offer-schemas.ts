import {
  bookLanguages,
  budgetSources,
  limits,
  offerDecisions,
  offerAttachments,
  offerFlags,
  offerStatuses,
  publicationStatuses,
  turnoverKinds,
  workUnits,
  type OfferAttachmentField,
  type OfferFlag,
  type ChargedItem,
  type ChargedLine,
  type Instalment,
  type LineQuantity,
  type Offer,
  type OfferDecisionRow,
  type OfferItem,
  type OfferParties,
  type OfferPayment,
  type OfferRow,
  type OfferVersion,
  type Turnover,
} from '@press/domain'
import { z } from 'zod'
import { isoDate, id, singleLineText, isoDateTime, version } from './common-schemas.ts'
import { contractLink } from './contracts.ts'
import { fileInfo } from './files.ts'
import { signer } from './press.ts'
import { binding, bookFormat, paper } from './materials.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** An amount in tiyn. */
export const tiynAmount = z.number().int().max(100_000_000_000_00)
const price = z.number().nonnegative().max(100_000_000_000_00)
export const language = z.enum(['ru', 'kz', 'en'])
export const documentFile = z.enum(
  offerAttachments.map(({ file }) => file) as [OfferAttachmentField, ...OfferAttachmentField[]],
)

export const offerItem = schemaFor<OfferItem>()(
  z.object({
    name: singleLineText(limits.bookNameLength),
    language: z.enum(bookLanguages).nullable().default(null),
    quantity: z.number().max(10_000_000),
    price,
    color_pages: nonNegativeCount.nullable().default(null),
    bw_pages: nonNegativeCount.nullable().default(null),
    format: bookFormat.nullable().default(null),
    binding: binding.nullable().default(null),
    paper_type: paper.nullable().default(null),
    vat: z.enum(['included', 'exempt']).default('included'),
    work_types: z
      .array(
        z.object({
          name: singleLineText(300),
          unit_count: z.number().max(10_000_000),
          unit: z.enum(workUnits).default('service'),
          unit_price: price,
        }),
      )
      .max(40)
      .default([]),
  }),
)
const chargedItem = schemaFor<ChargedItem>()(offerItem.extend({ total: tiynAmount }))
const partyText = singleLineText(500).default('')
export const offerParties = schemaFor<OfferParties>()(
  z.object({
    recipient_name: partyText,
    recipient_phone: partyText,
    recipient_address: partyText,
    recipient_bank: partyText,
    recipient_bic: partyText,
    recipient_bin: partyText,
    recipient_account: partyText,
    recipient_email: partyText,
    sender_name: partyText,
    sender_phone: partyText,
    sender_address: partyText,
    sender_bank: partyText,
    sender_bic: partyText,
    sender_bin: partyText,
    sender_account: partyText,
    sender_email: partyText,
    sender_kbe: partyText,
    sender_knp: partyText,
  }),
)
export const offerItems = z.array(offerItem).max(200)

/** The form of an offer. Omitted fields are empty. */
export const offerBody = offerParties.extend({
  /** The offer number without its prefix. If it is empty, the next number of the year is assigned. */
  number: singleLineText(40).default(''),
  date: isoDate,
  valid_until: isoDate.nullable().default(null),
  deadline: isoDate.nullable().default(null),
  language: language.default('ru'),
  funding_source: z.enum(budgetSources).nullable().default(null),
  items: offerItems,
  partner_discount: z.boolean().default(false),
  hide_from_publisher: z.boolean().default(false),
  isDigitalBook: z.boolean().default(false),
  note: z.string().trim().default(''),
  disk_link: singleLineText(500).default(''),
})

export const instalment = schemaFor<Instalment>()(z.object({ amount: tiynAmount, due: isoDate }))
const flags = z.object(
  Object.fromEntries(offerFlags.map((flag) => [flag, z.boolean()])) as Record<OfferFlag, z.ZodBoolean>,
)
const file = fileInfo.nullable()
const files = z.object(
  Object.fromEntries(offerAttachments.map((one) => [one.file, file])) as Record<OfferAttachmentField, typeof file>,
)

export const offerRow = schemaFor<OfferRow>()(
  flags.extend(files.shape).extend({
    id,
    version,
    offer_id: id,
    number: z.string(),
    revision: z.number().int(),
    date: isoDate,
    status: z.enum(offerStatuses),
    status_since: isoDateTime,
    recipient_name: z.string(),
    recipient_bin: z.string(),
    is_partner: z.boolean(),
    own: z.boolean(),
    discount: z.number(),
    items: z.array(chargedItem),
    sum: tiynAmount,
    vat: tiynAmount,
    vat_rate: z.number(),
    paid: tiynAmount,
    delivered: tiynAmount,
    progress: z.number(),
    instalments: z.array(instalment),
    valid_until: isoDate.nullable(),
    deadline: isoDate.nullable(),
    tech_card_count: nonNegativeCount,
    asked_at: isoDateTime.nullable(),
    answered_at: isoDateTime.nullable(),
    received_at: isoDateTime.nullable(),
    received_note: z.string(),
    sum_today: tiynAmount,
    price_list_id: id.nullable(),
    contract_number: z.string().nullable(),
    contract_date: isoDate.nullable(),
    invoice_number: z.string().nullable(),
    invoice_date: isoDate.nullable(),
    created_at: isoDateTime,
  }),
)

const decision = schemaFor<OfferDecisionRow>()(
  z.object({
    id,
    decision: z.enum(offerDecisions),
    revision: z.number().int(),
    note: z.string(),
    by: z.string().nullable(),
    at: isoDateTime,
    file: fileInfo,
    sha256: z.string(),
  }),
)
const signerTexts = z.object({ ru: signer, kz: signer, en: signer }).nullable()

const payment = schemaFor<OfferPayment>()(
  z.object({
    id,
    amount: tiynAmount,
    date: isoDate,
    note: z.string(),
    kind: z.enum(['payment', 'setOff']),
    document_number: z.string(),
    reason: z.string(),
    by: z.string().nullable(),
  }),
)
export const lineQuantity = schemaFor<LineQuantity>()(
  z.object({ item: nonNegativeCount, work: nonNegativeCount.nullable(), quantity: z.number().max(10_000_000) }),
)
const chargedLine = schemaFor<ChargedLine>()(
  lineQuantity.extend({ price: tiynAmount, sum: tiynAmount, vat: tiynAmount, exempt: z.boolean() }),
)
const turnover = schemaFor<Turnover>()(
  z.object({
    id,
    kind: z.enum(turnoverKinds),
    number: z.string(),
    date: isoDate,
    vat_rate: z.number(),
    lines: z.array(chargedLine),
    sum: tiynAmount,
    vat: tiynAmount,
    of_id: id.nullable(),
    reason: z.string(),
    cancelled_at: isoDateTime.nullable(),
    cancelled_by: z.string().nullable(),
    cancel_reason: z.string(),
    signer: signerTexts,
  }),
)

export const offer = schemaFor<Offer>()(
  offerRow.extend(offerParties.shape).extend({
    language,
    funding_source: z.enum(budgetSources).nullable(),
    note: z.string(),
    disk_link: z.string(),
    isDigitalBook: z.boolean(),
    hide_from_publisher: z.boolean(),
    partner_discount: z.boolean(),
    amount_in_words: z.string(),
    paymentPercentage: z.number(),
    payments: z.array(payment),
    contract: contractLink.nullable(),
    decided_by: z.string().nullable(),
    decided_at: isoDateTime.nullable(),
    decision_note: z.string(),
    decisions: z.array(decision),
    request_note: z.string(),
    esf_number: z.string().nullable(),
    esf_date: isoDate.nullable(),
    turnovers: z.array(turnover),
    printed_from: isoDate.nullable(),
    signer: signerTexts,
    techcards: z.array(
      z.object({
        id,
        book_name: z.string(),
        shop: z.enum(publicationStatuses).nullable(),
      }),
    ),
  }),
)

/** The facts about an offer that its documents state. They are stored for each version that was replaced. */
export const offerVersionFacts = offerParties.extend(
  offer
    .pick({
      number: true,
      revision: true,
      date: true,
      status: true,
      discount: true,
      sum: true,
      language: true,
      valid_until: true,
      deadline: true,
      note: true,
      contract_number: true,
      contract_date: true,
      invoice_number: true,
      invoice_date: true,
    })
    .extend({ items: z.array(offerItem) }).shape,
)

export const offerVersion = schemaFor<OfferVersion>()(
  offerVersionFacts.extend({
    items: z.array(chargedItem),
    superseded_at: isoDateTime,
    superseded_by: z.string().nullable(),
  }),
)

/** The answer to a change of an offer. */
export const offerResponse = z.object({ offer })
