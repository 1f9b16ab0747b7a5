import {
  moneyKinds,
  turnoverKinds,
  type AccountLedgerRow,
  type IncompleteOrderRow,
  type OfferToInvoiceRow,
  type OrganizationAccountRow,
  type OverdueInvoiceRow,
  type QuestionRow,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, listQuery, isoDateTime, version } from './common-schemas.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A money amount in tiyn. */
const sum = z.number().int()

/** An offer as the accountant's home screen lists it. */
const offerSummary = z.object({ id, number: z.string(), revision: z.number().int(), recipient_name: z.string() })
const owingOffer = offerSummary.extend({ rest: sum })
/** Returns the schema of a list of at most fifty rows, with the total number of rows. */
const createListSchema = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: nonNegativeCount })

const invoiceableOffer = schemaFor<OfferToInvoiceRow>()(
  owingOffer.extend({
    version,
    /** The offer's first title, from which the cover picture is drawn. */
    book_name: z.string(),
    /** Whether the recipient has requested the invoice. If not, the recipient has only accepted the offer. */
    requested: z.boolean(),
    since: isoDateTime,
  }),
)
const overdueOffer = schemaFor<OverdueInvoiceRow>()(
  owingOffer.extend({
    version,
    due: isoDate,
    /** The e-mail address and the language of a payment reminder. */
    recipient_email: z.string(),
    language: z.enum(['ru', 'kz', 'en']),
  }),
)
const incompleteOffer = schemaFor<IncompleteOrderRow>()(
  offerSummary.extend({
    delivered: isoDate,
    /** The deadline for the electronic tax invoice. */
    due: isoDate,
    has_invoice: z.boolean(),
    has_act: z.boolean(),
    has_esf: z.boolean(),
  }),
)
const question = schemaFor<QuestionRow>()(
  z.discriminatedUnion('kind', [
    offerSummary.extend({
      kind: z.literal('request'),
      /** The requester's name. Null if the requester is not a known person of the press. */
      person: z.string().nullable(),
      book_name: z.string(),
      copies: z.number(),
      note: z.string(),
      at: isoDateTime,
    }),
    z.object({
      kind: z.literal('payment'),
      id,
      statement_id: id,
      payer_name: z.string(),
      amount: sum,
      purpose: z.string(),
      at: isoDateTime,
    }),
  ]),
)

/**
 * What was delivered to a customer and what the customer paid. `owed` is delivered but not paid; `overdue` is the late part of it.
 * `advance` is paid but not delivered. `unpaid` is the open amount of issued invoices, which is not a debt.
 */
const balances = z.object({ delivered: sum, paid: sum, owed: sum, advance: sum, overdue: sum, unpaid: sum })
const account = schemaFor<OrganizationAccountRow>()(balances.extend({ id, name: z.string(), bin: z.string() }))

const accountListQuery = listQuery(['owed', 'name', 'delivered', 'paid', 'advance', 'overdue', 'unpaid'])
/** The period of an account. If no dates are given, it is the current year to date. */
const period = z.object({ from: isoDate.optional(), to: isoDate.optional() })
const tableFormat = z.enum(['csv', 'xlsx'])

/** A delivery or money document of a customer, and the balance after it. */
const accountRow = schemaFor<AccountLedgerRow>()(
  z.object({
    kind: z.enum([...turnoverKinds, ...moneyKinds]),
    day: isoDate,
    offer_id: id,
    offer_number: z.string(),
    /** The number of the document or of the payment order; empty if there is none. */
    number: z.string(),
    note: z.string(),
    debit: sum,
    credit: sum,
    balance: sum,
  }),
)

export const accountCalls = defineCalls({
  'GET /api/accounts': {
    summary:
      'Customers with the value of what was delivered, what they paid, their debt and their advance; the sums cover all search results',
    access: requirePermission('invoices', 'write'),
    shows: ['offer', 'statement', 'organization'],
    query: accountListQuery,
    response: z.object({ accounts: z.array(account), total: nonNegativeCount, sums: balances }),
  },
  'GET /api/accounts/export': {
    summary: 'The organizations of the search as CSV or XLSX',
    access: requirePermission('invoices', 'write'),
    lasting: 'a downloaded file',
    query: accountListQuery.pick({ search: true, sort_by: true, sort_dir: true }).extend({ format: tableFormat }),
  },
  'GET /api/accounts/{id}': {
    summary: 'Acts, waybills, returns and payments of a customer in a period by date, each with the balance after it',
    access: requirePermission('invoices', 'write'),
    shows: ['offer', 'statement', 'organization'],
    params: idParams,
    query: period.extend(listQuery(['day']).pick({ page: true, per_page: true }).shape),
    response: z.object({
      organization: z.object({ id, name: z.string(), bin: z.string() }),
      from: isoDate,
      to: isoDate,
      opening: sum,
      rows: z.array(accountRow),
      total: nonNegativeCount,
      debit: sum,
      credit: sum,
      closing: sum,
      /** Unused payments on offers, as of today. They can be offset or returned. */
      advances: z.array(z.object({ offer_id: id, offer_number: z.string(), amount: sum })),
      /** Offers that an advance can be offset against today. */
      unpaid: z.array(z.object({ offer_id: id, offer_number: z.string(), rest: sum })),
    }),
  },
  'GET /api/accounts/{id}/export': {
    summary: 'Acts, waybills, returns and payments of a customer in a period as CSV or XLSX',
    access: requirePermission('invoices', 'write'),
    lasting: 'a downloaded file',
    params: idParams,
    query: period.extend({ format: tableFormat }),
  },
  'GET /api/accounts/{id}/reconciliation.pdf': {
    summary:
      'The reconciliation act with an organization for a period as PDF, in the requested language; partners get only that of their own organization',
    access: requirePermission('invoices', 'read'),
    lasting: 'a downloaded file',
    params: idParams,
    query: period.extend({ lang: z.enum(['ru', 'kz', 'en']).optional() }),
  },
  'GET /api/statistics/accounting/bill': {
    summary: 'Accepted offers without an invoice, the longest waiting first',
    access: requirePermission('invoices', 'write'),
    shows: ['offer', 'statement'],
    response: createListSchema(invoiceableOffer).extend({ sum }),
  },
  'GET /api/statistics/accounting/late': {
    summary: 'Overdue debts, the oldest first',
    access: requirePermission('invoices', 'write'),
    shows: ['offer', 'statement'],
    response: createListSchema(overdueOffer).extend({ sum }),
  },
  'GET /api/statistics/accounting/answer': {
    summary: 'Offer requests and bank payments that need an answer, the longest waiting first',
    access: requirePermission('invoices', 'write'),
    shows: ['offer', 'statement'],
    response: createListSchema(question),
  },
  'GET /api/statistics/accounting/lacking': {
    summary: 'Delivered offers without an invoice, an act or an electronic tax invoice, the earliest deadline first',
    access: requirePermission('invoices', 'write'),
    shows: ['offer', 'statement'],
    response: createListSchema(incompleteOffer),
  },
  'GET /api/statistics/accounting/income': {
    summary: 'Expected payments by week, and the payments received since the first of the month',
    access: requirePermission('invoices', 'write'),
    shows: ['offer', 'statement'],
    response: z.object({
      /**
       * Expected income by week. `dated` follows the due dates of invoices. `hoped` holds overdue invoices and offers without an
       * invoice.
       */
      forecast: z.array(z.object({ until: isoDate, dated: sum, hoped: sum })),
      received: sum,
    }),
  },
})
