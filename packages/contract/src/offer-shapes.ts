import {
  bookLanguages,
  budgetSources,
  limits,
  offerDecisions,
  offerDocuments,
  offerFlags,
  offerStatuses,
  publicationStatuses,
  turnoverKinds,
  workUnits,
  type OfferDocumentFile,
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
import { day, id, line, moment, version } from './common.ts'
import { contractLink } from './contracts.ts'
import { fileInfo } from './files.ts'
import { signer } from './press.ts'
import { binding, bookFormat, paper } from './materials.ts'
import { count } from './tech-card-shapes.ts'
import { schemaFor } from './schema-for.ts'

/** Tenge in tiyn. */
export const sum = z.number().int().max(100_000_000_000_00)
const price = z.number().nonnegative().max(100_000_000_000_00)
export const language = z.enum(['ru', 'kz', 'en'])
export const documentFile = z.enum(
  offerDocuments.map(({ file }) => file) as [OfferDocumentFile, ...OfferDocumentFile[]],
)

/** A title of an offer with the works that are charged besides its copies. */
export const offerItem = schemaFor<OfferItem>()(
  z.object({
    name: line(limits.bookName),
    language: z.enum(bookLanguages).nullable().default(null),
    quantity: z.number().max(10_000_000),
    /** Of a copy, in tiyn. */
    price,
    color_pages: count.nullable().default(null),
    bw_pages: count.nullable().default(null),
    format: bookFormat.nullable().default(null),
    binding: binding.nullable().default(null),
    paper_type: paper.nullable().default(null),
    vat: z.enum(['included', 'exempt']).default('included'),
    work_types: z
      .array(
        z.object({
          name: line(300),
          unit_count: z.number().max(10_000_000),
          unit: z.enum(workUnits).default('service'),
          unit_price: price,
        }),
      )
      .max(40)
      .default([]),
  }),
)
/** A title as an offer has it: with what it comes to, VAT and discount included. */
const chargedItem = schemaFor<ChargedItem>()(offerItem.extend({ total: sum }))
const party = line(500).default('')
export const parties = schemaFor<OfferParties>()(
  z.object({
    recipient_name: party,
    recipient_phone: party,
    recipient_address: party,
    recipient_bank: party,
    recipient_bic: party,
    recipient_bin: party,
    recipient_account: party,
    recipient_email: party,
    sender_name: party,
    sender_phone: party,
    sender_address: party,
    sender_bank: party,
    sender_bic: party,
    sender_bin: party,
    sender_account: party,
    sender_email: party,
    sender_kbe: party,
    sender_knp: party,
  }),
)
export const items = z.array(offerItem).max(200)

/** What the form of an offer says; what is left out is empty. */
export const offerBody = parties.extend({
  /** Without its prefix; empty, the next of the year is given. */
  number: line(40).default(''),
  date: day,
  valid_until: day.nullable().default(null),
  deadline: day.nullable().default(null),
  language: language.default('ru'),
  funding_source: z.enum(budgetSources).nullable().default(null),
  items,
  partner_discount: z.boolean().default(false),
  hide_from_publisher: z.boolean().default(false),
  isDigitalBook: z.boolean().default(false),
  note: z.string().trim().default(''),
  disk_link: line(500).default(''),
})

/** A part of what is to be paid, as it was agreed: how much, in tiyn, and until which day. */
export const instalment = schemaFor<Instalment>()(z.object({ amount: sum, due: day }))
const flags = z.object(
  Object.fromEntries(offerFlags.map((flag) => [flag, z.boolean()])) as Record<OfferFlag, z.ZodBoolean>,
)
const file = fileInfo.nullable()
const files = z.object(
  Object.fromEntries(offerDocuments.map((one) => [one.file, file])) as Record<OfferDocumentFile, typeof file>,
)

/** A row of the list. */
export const offerRow = schemaFor<OfferRow>()(
  flags.extend(files.shape).extend({
    id,
    version,
    /** The same as `id`, as the specification's list has it. */
    offer_id: id,
    number: z.string(),
    revision: z.number().int(),
    date: day,
    status: z.enum(offerStatuses),
    status_since: moment,
    recipient_name: z.string(),
    recipient_bin: z.string(),
    is_partner: z.boolean(),
    /** It is made to the asker, or to the organisation they are of. */
    own: z.boolean(),
    /** Per cent off. */
    discount: z.number(),
    items: z.array(chargedItem),
    sum,
    vat: sum,
    vat_rate: z.number(),
    paid: sum,
    /** What acts and waybills come to, less what came back: what is owed is this less `paid`. */
    delivered: sum,
    progress: z.number(),
    /** What the sum is paid in, the earliest first; empty where it is due at once. */
    instalments: z.array(instalment),
    valid_until: day.nullable(),
    deadline: day.nullable(),
    tech_card_count: count,
    /** When its recipient asked for it, and when the sales department answered; until then there is nothing to accept. */
    asked_at: moment.nullable(),
    answered_at: moment.nullable(),
    /** When its recipient said that what was delivered came, and what differs; nothing where all is well. */
    received_at: moment.nullable(),
    received_note: z.string(),
    /** What it would come to by today's price list; as `sum` where its prices are agreed by hand. */
    sum_today: sum,
    /** The list that it was reckoned by; null where prices were agreed by hand. */
    price_list_id: id.nullable(),
    contract_number: z.string().nullable(),
    contract_date: day.nullable(),
    invoice_number: z.string().nullable(),
    invoice_date: day.nullable(),
    created_at: moment,
  }),
)

/** What its recipient said of it: who, when, and the very paper that it was said of. */
const decision = schemaFor<OfferDecisionRow>()(
  z.object({
    id,
    decision: z.enum(offerDecisions),
    /** The version of the offer that it was said of. */
    revision: z.number().int(),
    note: z.string(),
    by: z.string().nullable(),
    at: moment,
    file: fileInfo,
    sha256: z.string(),
  }),
)
const signerTexts = z.object({ ru: signer, kz: signer, en: signer }).nullable()

const payment = schemaFor<OfferPayment>()(
  z.object({
    id,
    /** Negative where it went back, or to another offer. */
    amount: sum,
    date: day,
    note: z.string(),
    kind: z.enum(['payment', 'setOff']),
    /** Of the payment order; '' where nobody noted it. */
    document_number: z.string(),
    /** Why it was entered although it looks wrong; empty for who reads only their own offers. */
    reason: z.string(),
    by: z.string().nullable(),
  }),
)
/** How much of a line is handed over: the place of its title in the offer, and of its work there; null: its copies. */
export const lineQuantity = schemaFor<LineQuantity>()(
  z.object({ item: count, work: count.nullable(), quantity: z.number().max(10_000_000) }),
)
const chargedLine = schemaFor<ChargedLine>()(lineQuantity.extend({ price: sum, sum, vat: sum, exempt: z.boolean() }))
/** An act, a waybill or a return. */
const turnover = schemaFor<Turnover>()(
  z.object({
    id,
    kind: z.enum(turnoverKinds),
    number: z.string(),
    date: day,
    vat_rate: z.number(),
    lines: z.array(chargedLine),
    /** Below zero where goods came back. */
    sum,
    vat: sum,
    /** The document that it corrects, or whose goods came back. */
    of_id: id.nullable(),
    reason: z.string(),
    /** It keeps its number and counts for nothing since. */
    cancelled_at: moment.nullable(),
    cancelled_by: z.string().nullable(),
    cancel_reason: z.string(),
    /** The signer of the press, in each language; null if the requisites name none. */
    signer: signerTexts,
  }),
)

/** An offer, whole. */
export const offer = schemaFor<Offer>()(
  offerRow.extend(parties.shape).extend({
    language,
    funding_source: z.enum(budgetSources).nullable(),
    note: z.string(),
    disk_link: z.string(),
    isDigitalBook: z.boolean(),
    hide_from_publisher: z.boolean(),
    partner_discount: z.boolean(),
    /** What its lines come to, written out in its language. */
    amount_in_words: z.string(),
    /** As `progress`. */
    paymentPercentage: z.number(),
    payments: z.array(payment),
    /** The contract with its recipient that it falls under: the one of its number, else the latest that they were sent or signed. */
    contract: contractLink.nullable(),
    /** Who accepted or declined it, and when. */
    decided_by: z.string().nullable(),
    decided_at: moment.nullable(),
    /** Why it was declined. */
    decision_note: z.string(),
    /** Everything its recipient said of it, the first first; what the sales department decided by itself is not among them. */
    decisions: z.array(decision),
    request_note: z.string(),
    /** Of the electronic tax invoice, which the state's own system issues. */
    esf_number: z.string().nullable(),
    esf_date: day.nullable(),
    /** Acts, waybills and returns by their dates. */
    turnovers: z.array(turnover),
    /** The day that the printing of its books began; null where it has not, or nothing is printed for it. */
    printed_from: day.nullable(),
    /** The press's signer of the invoice, in each language; null if the requisites name none. */
    signer: signerTexts,
    /** The tech cards that were made for its books. */
    techcards: z.array(
      z.object({
        id,
        book_name: z.string(),
        /** How the latest stands that was sent of it to the shop and not withdrawn; null where nothing was. */
        shop: z.enum(publicationStatuses).nullable(),
      }),
    ),
  }),
)

/** What papers say of an offer: what a version that another took the place of is kept for. */
export const offerVersionFacts = parties.extend(
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

/** A version of an offer as it stood when another took its place. */
export const offerVersion = schemaFor<OfferVersion>()(
  offerVersionFacts.extend({
    items: z.array(chargedItem),
    superseded_at: moment,
    superseded_by: z.string().nullable(),
  }),
)

/** What a change of an offer answers. */
export const answer = z.object({ offer })
