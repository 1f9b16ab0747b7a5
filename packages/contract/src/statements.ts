import {
  lineStates,
  matchReasons,
  statementFormats,
  type StatementRow,
  type PayableOffer,
  type StatementLine,
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
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** An amount in tiyn. */
const sum = z.number().int()
const tally = z.object({ count: nonNegativeCount, sum })

export const statement = schemaFor<StatementRow>()(
  z.object({
    id,
    version,
    file_name: z.string(),
    format: z.enum(statementFormats),
    bank: z.string(),
    account: z.string(),
    date_from: isoDate,
    date_to: isoDate,
    turnover: sum.nullable(),
    known: nonNegativeCount,
    reason: z.string(),
    total: tally,
    tallies: z.record(z.enum(lineStates), tally),
    state: z.enum(['open', 'closed']),
    created_by: z.string().nullable(),
    created_at: isoDateTime,
    closed_by: z.string().nullable(),
    closed_at: isoDateTime.nullable(),
  }),
)

export const payableOffer = schemaFor<PayableOffer>()(
  z.object({
    offer_id: id,
    number: z.string(),
    invoice_number: z.string().nullable(),
    recipient_name: z.string(),
    recipient_bin: z.string(),
    sum,
    paid: sum,
  }),
)

export const statementLine = schemaFor<StatementLine>()(
  z.object({
    id,
    version,
    statement_id: id,
    number: z.string(),
    date: isoDate,
    amount: sum,
    payer_name: z.string(),
    payer_bin: z.string(),
    payer_known: z.boolean(),
    purpose: z.string(),
    state: z.enum(lineStates),
    reason: z.enum(matchReasons),
    parts: z.array(payableOffer.extend({ amount: sum })),
    decided_by: z.string().nullable(),
    decided_at: isoDateTime.nullable(),
  }),
)

const lineResponse = z.object({ statement, line: statementLine })
const writeAccess = requirePermission('invoices', 'write')

export const statementCalls = defineCalls({
  'GET /api/statements': {
    summary: 'Imported bank statements',
    access: writeAccess,
    shows: ['offer', 'statement'],
    query: listQuery(['created_at', 'date_from']).extend({ state: z.enum(['open', 'closed']).optional() }),
    response: z.object({ statements: z.array(statement), total: nonNegativeCount, open: nonNegativeCount }),
  },
  'POST /api/statements': {
    summary:
      'Import a bank statement (multipart: `file`, after `reason` if the account or the dates are unusual). Certain payments are assigned to their invoices. `text/event-stream` reports progress',
    access: writeAccess,
    changes: ['statement', 'offer'],
    upload: true,
    response: z.object({ statement }),
  },
  'GET /api/statements/{id}': {
    summary: 'A bank statement',
    access: writeAccess,
    shows: ['offer', 'statement'],
    params: idParams,
    response: z.object({ statement }),
  },
  'GET /api/statements/{id}/lines': {
    summary: 'Undecided or decided payments of a statement',
    access: writeAccess,
    shows: ['offer', 'statement'],
    params: idParams,
    query: listQuery(['date', 'amount', 'payer_name']).extend({ decided: z.enum(['0', '1']).default('0') }),
    response: z.object({ lines: z.array(statementLine), total: nonNegativeCount }),
  },
  'POST /api/statements/{id}/close': {
    summary: 'Close a statement after all its payments are decided',
    access: writeAccess,
    changes: ['statement'],
    params: idParams,
    body: z.object({ version: expectedVersion }),
    response: z.object({ statement }),
  },
  'GET /api/statement-lines/{id}/invoices': {
    summary: 'Offers that a payment can be assigned to: those of its payer and those it names, or search results',
    access: writeAccess,
    shows: ['offer', 'statement'],
    params: idParams,
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({ invoices: z.array(payableOffer) }),
  },
  'POST /api/statement-lines/{id}/decide': {
    summary:
      'Assign a payment to offers in parts that add up to it. More than an offer’s open sum needs `advance`; another customer’s offer needs a reason',
    access: writeAccess,
    changes: ['statement', 'offer'],
    params: idParams,
    body: z.object({
      parts: z.array(z.object({ offer_id: id, amount: sum })).max(50),
      /** Whether an amount above an offer's open sum is kept as an advance. */
      advance: z.boolean().default(false),
      reason: singleLineText(300).default(''),
      version: expectedVersion,
    }),
    response: lineResponse,
  },
  'POST /api/statement-lines/{id}/foreign': {
    summary: 'Mark a payment as unrelated to the press’s offers',
    access: writeAccess,
    changes: ['statement'],
    params: idParams,
    body: z.object({ version: expectedVersion }),
    response: lineResponse,
  },
  'POST /api/statement-lines/{id}/undo': {
    summary: 'Undo a decision; once the statement is closed, reversing rows with a reason are added',
    access: writeAccess,
    changes: ['statement', 'offer'],
    params: idParams,
    body: z.object({ reason: singleLineText(300).default(''), version: expectedVersion }),
    response: lineResponse,
  },
})
