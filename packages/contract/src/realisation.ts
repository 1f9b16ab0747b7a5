import {
  contractStatuses,
  limits,
  maxRoyaltyAuthors,
  maxBookSale,
  saleChannels,
  deliveryStates,
  type BookSale,
  type BookSaleForm,
  type RealisationRow,
  type RoyaltyAuthor,
  type RoyaltyDelivery,
  type RoyaltyTerms,
  type RoyaltyTermsForm,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import {
  isoDate,
  id,
  idParams,
  singleLineText,
  listQuery,
  expectedVersion,
  isoDateTime,
  version,
} from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { accrual, withheldLine } from './payouts.ts'
import { pressSide } from './press.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A money amount in tiyn. It is negative if more was returned than sold. */
const sum = z.number().int()
const copies = z.number().int()
const language = z.enum(['ru', 'kz', 'en'])

const author = schemaFor<RoyaltyAuthor>()(
  z.object({
    name: z.string(),
    share: z.number(),
    iin: z.string().optional(),
    account: z.string().optional(),
  }),
)

/** The number of copies sold in each channel. */
const channels = z.object(
  Object.fromEntries(saleChannels.map((channel) => [channel, copies])) as Record<
    (typeof saleChannels)[number],
    typeof copies
  >,
)
const sums = z.object({ channels, copies, sum, vat: sum, owed: sum })

const realisationRow = schemaFor<RealisationRow>()(
  sums.extend({
    key: z.string(),
    name: z.string(),
    authors: z.string(),
    book_id: id.nullable(),
    cover_file_id: id.nullable(),
    contract: z.object({ id, number: z.string(), rate: z.number(), sent_at: isoDateTime.nullable() }).nullable(),
    titles: nonNegativeCount,
  }),
)

const period = z.object({ from: isoDate, to: isoDate })
const realisationListQuery = listQuery(['copies', 'name', 'sum', 'owed'])
  .extend(period.shape)
  .extend({
    group: z.enum(['books', 'contracts', 'channels']).default('books'),
    /** Selects titles that were sold without a contract, instead of titles with a contract. */
    unsigned: z.stringbool().or(z.boolean()).default(false),
  })

const delivery = schemaFor<RoyaltyDelivery>()(
  z.object({
    id,
    from: isoDate,
    to: isoDate,
    language,
    owed: sum,
    email: z.string(),
    state: z.enum(deliveryStates),
    /** The mail server's reply, if it refused the e-mail. */
    problem: z.string().nullable(),
    sent_by: z.string().nullable(),
    created_at: isoDateTime,
    file: fileInfo,
    sha256: z.string(),
  }),
)

/**
 * An author's royalty for the period, and the amounts withheld from it. If the royalty is not accrued yet, the amounts are those
 * that would be accrued today.
 */
const authorShare = author.pick({ name: true, share: true }).extend({
  sum,
  bin: z.string(),
  withheld: z.array(withheldLine),
  net: sum,
  accrual: accrual.pick({ id: true, number: true, date: true, gross: true, paid_on: true }).nullable(),
})

const statement = z.object({
  /** The press as a party of the document. */
  press: pressSide,
  contract: z.object({ id, number: z.string(), date: isoDate }),
  book_name: z.string(),
  authors: z.string(),
  from: isoDate,
  to: isoDate,
  /** The payment deadline. */
  due: isoDate,
  channels: z.array(
    z.object({
      channel: z.enum(saleChannels),
      copies,
      /** The average price per copy; null if as many copies were returned as sold. */
      price: sum.nullable(),
      sum,
    }),
  ),
  copies,
  sum,
  vat: sum,
  /** The VAT rate on the last day of the period, in percent. */
  vat_rate: z.number(),
  net: sum,
  rate: z.number(),
  owed: sum,
  shares: z.array(authorShare),
  email: z.string(),
  language,
  /** The deliveries of this contract's royalty statements, the latest first. */
  sendings: z.array(delivery),
})
export type RoyaltyStatement = z.output<typeof statement>

const termsForm = schemaFor<RoyaltyTermsForm>()(
  z.object({
    number: singleLineText(50),
    date: isoDate,
    starts_on: isoDate.nullable().default(null),
    ends_on: isoDate.nullable().default(null),
    rate: z.number(),
    authors: z
      .array(
        z.object({
          name: singleLineText(limits.bookNameLength),
          share: z.number(),
          iin: singleLineText(12).optional(),
          account: singleLineText(40).optional(),
        }),
      )
      .max(maxRoyaltyAuthors),
    email: singleLineText(254).default(''),
    language,
  }),
)
const terms = schemaFor<RoyaltyTerms>()(
  termsForm.extend({
    contract_id: id,
    version,
    status: z.enum(contractStatuses),
    sent: nonNegativeCount,
  }),
)

const saleForm = schemaFor<BookSaleForm>()(
  z.object({
    channel: z.enum(saleChannels),
    date: isoDate,
    copies: copies.min(-maxBookSale.copies).max(maxBookSale.copies),
    sum: sum.min(-maxBookSale.sum).max(maxBookSale.sum),
    note: z.string().trim().max(limits.noteLength).default(''),
  }),
)
const sale = schemaFor<BookSale>()(saleForm.extend({ id, version, entered_by: z.string().nullable() }))

const okResponse = z.object({ ok: z.literal(true) })
const writeAccess = requirePermission('realisation', 'write')

export const realisationCalls = defineCalls({
  'GET /api/realisation': {
    summary:
      'Copies sold in a period and the royalties owed for them, by title, contract or channel; the sums cover all search results',
    access: requirePermission('realisation', 'read'),
    shows: ['offer', 'contract', 'realisation', 'shoporder'],
    query: realisationListQuery,
    response: z.object({
      from: isoDate,
      to: isoDate,
      due: isoDate,
      rows: z.array(realisationRow),
      total: nonNegativeCount,
      sums,
      /** The number of titles with a contract, and the number of titles whose royalty statement has not been sent. */
      signed: nonNegativeCount,
      unsent: nonNegativeCount,
      /** Titles and copies that were sold without a contract with the author. */
      unsigned: z.object({ titles: nonNegativeCount, copies }),
    }),
  },
  'GET /api/realisation/export': {
    summary: 'Sales and royalties as CSV or XLSX',
    access: requirePermission('realisation', 'read'),
    lasting: 'a downloaded file',
    query: realisationListQuery.omit({ page: true, per_page: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  },
  'GET /api/realisation/contracts/{id}': {
    summary: 'The royalty statement of a contract for a period',
    access: requirePermission('realisation', 'read'),
    shows: ['offer', 'realisation', 'shoporder'],
    params: idParams,
    query: period,
    response: z.object({ statement }),
  },
  'GET /api/realisation/contracts/{id}/statement.pdf': {
    summary: 'The royalty statement as PDF, in the requested language',
    access: requirePermission('realisation', 'read'),
    lasting: 'a downloaded file',
    params: idParams,
    query: period.extend({ lang: language.optional() }),
  },
  'POST /api/realisation/contracts/{id}/send': {
    summary: 'Send the royalty statement to the authors by e-mail; the sent file is stored',
    access: requirePermission('realisation', 'write'),
    changes: ['realisation'],
    params: idParams,
    body: period.extend({
      /**
       * The recipient's e-mail address. If omitted, the contract's address and language apply. A given address is saved for the
       * next time.
       */
      email: singleLineText(254).optional(),
      language: language.optional(),
      /** The sender's own text. The e-mail shows it above its standard text. */
      message: z.string().trim().max(limits.noteLength).default(''),
      /** The amount owed that the sender saw. If sales have changed the amount since, nothing is sent. */
      owed: sum.optional(),
      /** Confirms that a statement that was already sent is sent again. */
      again: z.boolean().default(false),
    }),
    response: z.object({ sending: delivery }),
  },
  'POST /api/realisation/contracts/{id}/accrue': {
    summary: 'Accrue the royalties of a contract for a period, with the amounts withheld; the accruals await payment',
    access: requirePermission('realisation', 'write'),
    changes: ['realisation'],
    params: idParams,
    body: period.extend({
      date: isoDate,
      /** The amount owed that the accountant saw. If sales have changed the amount since, nothing is accrued. */
      owed: sum.optional(),
      /** Indexes of authors, from 0, who pay their own taxes as entrepreneurs (ИП). */
      entrepreneurs: z.array(z.number().int().nonnegative()).max(maxRoyaltyAuthors).default([]),
    }),
    response: z.object({ accruals: z.array(accrual) }),
  },
  'GET /api/realisation/books/{id}': {
    summary: 'Manually entered data of a title: its contracts, and the sales that channels reported for the period',
    access: requirePermission('realisation', 'read'),
    shows: ['realisation', 'book'],
    params: idParams,
    query: period,
    response: z.object({
      book: z.object({
        id,
        book_name: z.string(),
        author_names: z.array(z.string()),
        language,
        /** The number of copies in stock; null if the book was never counted. */
        copies_left: nonNegativeCount.nullable(),
      }),
      /** The contracts of the title, the latest first. */
      terms: z.array(terms),
      sales: z.array(sale),
    }),
  },
  'POST /api/realisation/books/{id}/terms': {
    summary: 'Record a signed contract with the authors of a title',
    access: writeAccess,
    changes: ['realisation'],
    params: idParams,
    body: termsForm,
    response: z.object({ terms }),
  },
  'PUT /api/realisation/contracts/{id}/terms': {
    summary: 'Change the terms of a contract with authors',
    access: writeAccess,
    changes: ['realisation'],
    params: idParams,
    body: termsForm.extend({ version: expectedVersion }),
    response: z.object({ terms }),
  },
  'DELETE /api/realisation/contracts/{id}/terms': {
    summary: 'Delete a contract with authors; refused once a royalty statement of it was sent',
    access: writeAccess,
    changes: ['realisation'],
    params: idParams,
    response: okResponse,
  },
  'POST /api/realisation/books/{id}/sales': {
    summary: 'Record copies of a title that a channel sold',
    access: writeAccess,
    changes: ['realisation'],
    params: idParams,
    body: saleForm,
    response: z.object({ sale }),
  },
  'PUT /api/realisation/sales/{id}': {
    summary: 'Change the sales that a channel reported',
    access: writeAccess,
    changes: ['realisation'],
    params: idParams,
    body: saleForm.extend({ version: expectedVersion }),
    response: z.object({ sale }),
  },
  'DELETE /api/realisation/sales/{id}': {
    summary: 'Delete the sales that a channel reported',
    access: writeAccess,
    changes: ['realisation'],
    params: idParams,
    response: okResponse,
  },
})
