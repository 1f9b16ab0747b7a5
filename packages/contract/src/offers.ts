import {
  bindings,
  bookFormatKeys,
  bookLanguages,
  budgetSources,
  issuedPapers,
  limits,
  offerDecisions,
  offerDocuments,
  offerFlags,
  offerGroupKeys,
  offerList,
  offerPapers,
  offerStatuses,
  papers,
  sendingStates,
  type BookFormat,
  type OfferDocumentFile,
  type OfferFlag,
  type OfferGroup,
} from '@press/domain'
import { z } from 'zod'
import { bookParams } from './calculator.ts'
import { calls, may } from './call.ts'
import { day, id, idParams, line, listQuery, madeAgainst, moment, version } from './common.ts'
import { contractLink } from './contracts.ts'
import { fileInfo } from './files.ts'
import { daySpan, movesOfDays, standsNow, statusMove } from './past-boards.ts'
import { count } from './tech-card-shapes.ts'

/** Tenge in tiyn. */
const sum = z.number().int().max(100_000_000_000_00)
const price = z.number().nonnegative().max(100_000_000_000_00)
const language = z.enum(['ru', 'kz', 'en'])
const documentFile = z.enum(offerDocuments.map(({ file }) => file) as [OfferDocumentFile, ...OfferDocumentFile[]])

/** A title of an offer with the works that are charged besides its copies. */
export const offerItem = z.object({
  name: line(limits.bookName),
  language: z.enum(bookLanguages).nullable().default(null),
  quantity: z.number().max(10_000_000),
  /** Of a copy, in tiyn. */
  price,
  color_pages: count.nullable().default(null),
  bw_pages: count.nullable().default(null),
  format: z
    .enum(bookFormatKeys as [BookFormat, ...BookFormat[]])
    .nullable()
    .default(null),
  binding: z.enum(bindings).nullable().default(null),
  paper_type: z.enum(papers).nullable().default(null),
  vat: z.enum(['included', 'exempt']).default('included'),
  work_types: z
    .array(z.object({ name: line(300), unit_count: z.number().max(10_000_000), unit_price: price }))
    .max(40)
    .default([]),
})
export type OfferItem = z.output<typeof offerItem>

const party = line(500).default('')
const parties = z.object({
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
})

const items = z.array(offerItem).max(200)

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

const flags = z.object(
  Object.fromEntries(offerFlags.map((flag) => [flag, z.boolean()])) as Record<OfferFlag, z.ZodBoolean>,
)
const file = fileInfo.nullable()
const files = z.object(
  Object.fromEntries(offerDocuments.map((one) => [one.file, file])) as Record<OfferDocumentFile, typeof file>,
)

/** A row of the list. */
export const offerRow = flags.extend(files.shape).extend({
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
  items: z.array(offerItem),
  sum,
  vat: sum,
  vat_rate: z.number(),
  paid: sum,
  progress: z.number(),
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
})
export type OfferRow = z.output<typeof offerRow>

/** What its recipient said of it: who, when, and the very paper that it was said of. */
const decision = z.object({
  id,
  decision: z.enum(offerDecisions),
  /** The version of the offer that it was said of. */
  revision: z.number().int(),
  note: z.string(),
  by: z.string().nullable(),
  at: moment,
  file: fileInfo,
  sha256: z.string(),
})

const payment = z.object({ id, amount: sum, date: day, note: z.string(), by: z.string().nullable() })

/** An offer, whole. */
export const offer = offerRow.extend(parties.shape).extend({
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
  /** The act and the waybill, where they are made out. */
  papers: z.array(z.object({ kind: z.enum(issuedPapers), number: z.string(), date: day })),
  /** The tech cards that were made for its books. */
  techcards: z.array(z.object({ id, book_name: z.string() })),
})
export type Offer = z.output<typeof offer>

/** What papers say of an offer: what a version that another took the place of is kept for. */
export const offerVersionFacts = parties.extend(
  offer.pick({
    number: true,
    revision: true,
    date: true,
    status: true,
    discount: true,
    items: true,
    sum: true,
    language: true,
    valid_until: true,
    deadline: true,
    note: true,
    contract_number: true,
    contract_date: true,
    invoice_number: true,
    invoice_date: true,
  }).shape,
)

/** A version of an offer as it stood when another took its place. */
const offerVersion = offerVersionFacts.extend({ superseded_at: moment, superseded_by: z.string().nullable() })
export type OfferVersion = z.output<typeof offerVersion>

/** A paper that was sent by letter. */
export const offerSending = z.object({
  id,
  kind: z.enum(offerPapers),
  language,
  revision: z.number().int(),
  /** The very bytes that were sent. */
  file: fileInfo,
  sha256: z.string(),
  email: z.string(),
  state: z.enum(sendingStates),
  /** What the mail server answered, when it would not take the letter. */
  problem: z.string().nullable(),
  sent_by: z.string().nullable(),
  created_at: moment,
  delivered_at: moment.nullable(),
})
export type OfferSending = z.output<typeof offerSending>

/** What can happen to an offer, as its log names it. */
export const offerEvents = [
  'created',
  'copied',
  'asked',
  'answered',
  'changeAsked',
  'edited',
  'revised',
  'moved',
  'invoiced',
  'paid',
  'flagged',
  'attached',
  'detached',
  'issued',
  'sent',
  'delivered',
  'undelivered',
  'received',
  'differs',
] as const

const offerEvent = z.object({
  id,
  what: z.enum(offerEvents),
  /** Null where the press did it by itself. */
  by: z.string().nullable(),
  at: moment,
  /** Of a move. */
  to: z.enum(offerStatuses).nullable(),
  /** The flag that was set, and how. */
  flag: z.enum(offerFlags).nullable(),
  value: z.boolean().nullable(),
  /** The paper that was attached or taken away. */
  document: documentFile.nullable(),
  /** The paper that was made out or sent, with its number or where it went. */
  kind: z.enum(offerPapers).nullable(),
  number: z.string().nullable(),
  email: z.string().nullable(),
  /** In tiyn. */
  amount: sum.nullable(),
  revision: z.number().int().nullable(),
  note: z.string().nullable(),
})
export type OfferEvent = z.output<typeof offerEvent>

const answer = z.object({ offer })

/** What a new offer begins with. */
const reference = z.object({ sender: parties.partial(), partner_discount: z.number() })
export type OfferReference = z.output<typeof reference>

const offerBoard = z.enum(['partner', 'smart']).default('partner')

export const offerCalls = calls({
  'GET /api/offers': {
    summary: 'Offers the person may see; a search finds a status by its name or by a word for it as well',
    access: may('offers', 'read'),
    query: listQuery([offerList.sort_by, 'recipient_name', 'status', 'progress', 'sum']).extend({
      status: z.enum(offerStatuses).optional(),
      group: z.enum(offerGroupKeys as [OfferGroup, ...OfferGroup[]]).optional(),
      /** The month of the offer's date, `yyyy-mm`. */
      month: z
        .string()
        .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)
        .optional(),
      /** Only those that were asked for and wait for the sales department's answer. */
      asked: z.literal('open').optional(),
    }),
    response: z.object({
      data: z.array(offerRow),
      total: count,
      /** How many of each status the search and the month hold. */
      counts: z.partialRecord(z.enum(offerStatuses), count),
      /** How many of them wait for an answer. */
      asked: count,
    }),
  },
  'GET /api/offers-kanban': {
    summary:
      'Offers of the partner kanban, or of the smart one, where the press’s own stand: all under way, the latest delivered',
    access: may('offers', 'read'),
    query: z.object({
      board: offerBoard,
      /** The board as it stood when this day was over; for those who read the history. */
      at: day.optional(),
    }),
    response: z.object({
      /** On a past day with the status of then, and where they stand now. */
      offers: z.array(offerRow.extend({ now: standsNow(z.enum(offerStatuses)).optional() })),
      /** The press’s own, by whose name the two boards are told apart. */
      company: z.string(),
      /** How many delivered ones there are; `offers` hold the latest of them. */
      delivered: count,
      /** The moves of a past day. */
      moves: z.array(statusMove).optional(),
    }),
  },
  'GET /api/offers-kanban/days': {
    summary: 'How many moves each day of a span saw on one of the two boards, and the first day that saw any',
    access: may('history', 'read'),
    query: daySpan.extend({ board: offerBoard }),
    response: movesOfDays,
  },
  'GET /api/offers/create': {
    summary: 'What a new offer begins with: the press’s own side and the partners’ discount',
    access: may('offers', 'write'),
    response: reference,
  },
  'GET /api/offers/{id}': {
    summary: 'An offer, whole',
    access: may('offers', 'read'),
    params: idParams,
    response: answer,
  },
  'GET /api/offers/{id}/history': {
    summary: 'Everything that happened to an offer, the last first',
    access: may('offers', 'write'),
    params: idParams,
    response: z.object({ events: z.array(offerEvent) }),
  },
  'GET /api/offers/{id}/versions': {
    summary: 'The versions of an offer that others took the place of, as they stood, the latest first',
    access: may('offers', 'read'),
    params: idParams,
    response: z.object({ versions: z.array(offerVersion) }),
  },
  'POST /api/offers': {
    summary: 'Make an offer; without a number it gets the next of its year',
    access: may('offers', 'write'),
    body: offerBody,
    response: answer,
  },
  'POST /api/offers/request': {
    summary: 'Ask for an offer of a book: it is priced by today’s list, and the sales department answers it',
    access: may('offers', 'request'),
    body: z.object({ book: bookParams, note: z.string().trim().max(limits.note).default('') }),
    response: answer,
  },
  'POST /api/offers/{id}/answer': {
    summary: 'Answer a request for an offer as it stands: its recipient may accept it from now on',
    access: may('offers', 'write'),
    params: idParams,
    body: z.object({ version: madeAgainst }),
    response: answer,
  },
  'POST /api/offers/{id}/change': {
    summary: 'Its recipient asks for another offer than this one: it waits for the sales department’s answer again',
    access: may('offers', 'request'),
    params: idParams,
    body: z.object({ note: z.string().trim().min(1).max(limits.note), version: madeAgainst }),
    response: answer,
  },
  'POST /api/offers/{id}/receipt': {
    summary: 'Its recipient confirms that what was delivered came, or says what differs',
    access: may('offers', 'request'),
    params: idParams,
    body: z.object({ note: z.string().trim().max(limits.note).default(''), version: madeAgainst }),
    response: answer,
  },
  'POST /api/offers/{id}': {
    summary: 'Save an offer; once it is accepted its lines, date and discount stay as they are',
    access: may('offers', 'write'),
    params: idParams,
    body: offerBody.extend({ version: madeAgainst }),
    response: answer,
  },
  'DELETE /api/offers/{id}': {
    summary: 'Delete an offer that no invoice and no payment hangs on',
    access: may('offers', 'delete'),
    params: idParams,
    response: z.object({ ok: z.literal(true) }),
  },
  'POST /api/offers/{id}/copy': {
    summary: 'Make a new offer of today with the same sides and lines',
    access: may('offers', 'copy'),
    params: idParams,
    response: answer,
  },
  'POST /api/offers/{id}/revision': {
    summary: 'Make the next version of an accepted offer, whose lines can be changed; the one before is kept',
    access: may('offers', 'write'),
    params: idParams,
    body: z.object({ version: madeAgainst }),
    response: answer,
  },
  'POST /api/offers/{id}/invoice': {
    summary: 'Give an offer its invoice: the next number of the year, and a date',
    access: may('invoices', 'write'),
    params: idParams,
    body: z.object({ invoice_date: day.optional(), version: madeAgainst }),
    response: answer,
  },
  'POST /api/offers/{offerId}/update-invoice': {
    summary: 'Set the numbers, dates and files of invoice, contract and electronic tax invoice; what is left out stays',
    access: may('invoices', 'write'),
    params: z.object({ offerId: id }),
    body: z.object({
      invoice_number: line(100).nullable().optional(),
      invoice_date: day.nullable().optional(),
      contract_number: line(100).nullable().optional(),
      contract_date: day.nullable().optional(),
      esf_number: line(100).nullable().optional(),
      esf_date: day.nullable().optional(),
      esf_file: id.nullable().optional(),
      invoice_file: id.nullable().optional(),
      contract_file: id.nullable().optional(),
      version: madeAgainst,
    }),
    response: answer,
  },
  'POST /api/offers/{id}/papers': {
    summary: 'Make out the act or the waybill of an offer: the next number of the year, and a date',
    access: may('invoices', 'write'),
    params: idParams,
    body: z.object({ kind: z.enum(issuedPapers), date: day.optional(), version: madeAgainst }),
    response: answer,
  },
  'GET /api/offers/{id}/documents/{kind}.pdf': {
    summary: 'A paper of an offer, or of an earlier version of it, as PDF in the language asked for, else in its own',
    access: may('offers', 'read'),
    params: idParams.extend({ kind: z.enum(offerPapers) }),
    query: z.object({ lang: language.optional(), revision: z.coerce.number().int().positive().optional() }),
  },
  'GET /api/offers/{id}/sendings': {
    summary: 'The papers of an offer that were sent by letter, the latest first',
    access: may('offers', 'read'),
    params: idParams,
    response: z.object({ sendings: z.array(offerSending) }),
  },
  'POST /api/offers/{id}/send': {
    summary: 'Send a paper of an offer by letter; the bytes that go are kept',
    access: may('offers', 'write'),
    params: idParams,
    body: z.object({
      kind: z.enum(offerPapers),
      language,
      email: line(254),
      /** Words of the sender’s own above those of the letter. */
      message: z.string().trim().max(limits.note).default(''),
      version: madeAgainst,
    }),
    response: z.object({ sending: offerSending }),
  },
  'POST /api/offers/{id}/files': {
    summary: 'Attach a paper to an offer, or take it away; its flag follows',
    access: may('offers', 'write'),
    params: idParams,
    body: z.object({ document: documentFile, file: id.nullable() }),
    response: answer,
  },
  'POST /api/invoices/{offerId}/update-progress': {
    summary: 'Set how much of an offer is paid, in per cent: the difference is written into its payments',
    access: may('invoices', 'write'),
    params: z.object({ offerId: id }),
    body: z.object({ progress: z.unknown(), version: madeAgainst }),
    response: answer,
  },
  'POST /api/offers/{id}/payments': {
    summary: 'Write down one payment; negative where money went back',
    access: may('invoices', 'write'),
    params: idParams,
    body: z.object({ amount: sum, date: day, note: line(500).default('') }),
    response: answer,
  },
  'PATCH /api/offers/{id}/toggle-flag': {
    summary: 'Set one of the nine flags of an offer',
    access: may('offers', 'write'),
    params: idParams,
    body: z.object({ key: z.enum(offerFlags), value: z.boolean() }),
    response: answer,
  },
  'PATCH /api/offers/{id}/items': {
    summary: 'Change the lines of an offer that is not accepted yet',
    access: may('offers', 'write'),
    params: idParams,
    body: z.object({ items, version: madeAgainst }),
    response: answer,
  },
  'POST /api/offer/update-status': {
    summary: 'Take an offer on: accept, decline, ask for the invoice, print, deliver, archive',
    access: may('offers', 'advance'),
    body: z.object({
      offer_id: id,
      status: z.enum(offerStatuses),
      /** With a request for an invoice. */
      note: z.string().trim().max(limits.note).default(''),
      agreed: z.boolean().default(false),
      version: madeAgainst,
    }),
    response: answer,
  },
})
