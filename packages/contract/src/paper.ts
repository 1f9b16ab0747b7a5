import {
  bookLanguages,
  limits,
  paperMovementKinds,
  paperOrderStatuses,
  type PaperWaitFor,
  type PaperBalanceRow,
  type PaperMovementRow,
  type PaperOrder,
  type PaperRunRow,
  type RunUse,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { paper } from './materials.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

const note = z.string().trim().max(limits.noteLength)
/** The version of the stock, so that two people who count at once do not overwrite each other. It grows with every movement. */
const stockVersion = z.number().int().nonnegative()

export const paperOrder = schemaFor<PaperOrder>()(
  z.object({
    id,
    version,
    paper,
    sheets: nonNegativeCount,
    expected_on: isoDate,
    note: z.string(),
    status: z.enum(paperOrderStatuses),
    ordered_by: activeUser.nullable(),
    created_at: isoDateTime,
  }),
)

/**
 * What a print run without enough paper needs. `order` is an order for this print run, `above` an order that an earlier print run
 * needs too, and `delivery` a pending delivery.
 */
export const paperWait = z.object({
  for: z.enum(['order', 'above', 'delivery'] satisfies PaperWaitFor[]),
  paper,
  sheets: nonNegativeCount,
  expected: isoDate.nullable(),
})

export const paperBalance = schemaFor<PaperBalanceRow>()(
  z.object({
    paper,
    on_hand: z.number().int(),
    ordered: nonNegativeCount,
    needed: nonNegativeCount,
    from_hand: nonNegativeCount,
    from_coming: nonNegativeCount,
    missing: nonNegativeCount,
    packs: nonNegativeCount,
    arrives_by: isoDate.nullable(),
    order_by: isoDate.nullable(),
    version: stockVersion,
  }),
)

const paperRun = schemaFor<PaperRunRow>()(
  z.object({
    id,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    due: isoDate.nullable(),
    paper,
    sheets: nonNegativeCount,
    missing: nonNegativeCount,
    expected: isoDate.nullable(),
  }),
)

export const paperMovement = schemaFor<PaperMovementRow>()(
  z.object({
    id,
    paper,
    kind: z.enum(paperMovementKinds),
    sheets: z.number().int(),
    order_id: id.nullable(),
    techcard_id: id.nullable(),
    book_name: z.string().nullable(),
    language: z.enum(bookLanguages).nullable(),
    reason: z.string(),
    by: activeUser.nullable(),
    at: isoDateTime,
  }),
)

/**
 * The counts of a finished print run: `printed` copies, and spoiled sheets by paper (`spoilt`). If omitted, the usual spoilage
 * applies.
 */
export const runCount = z.object({
  printed: nonNegativeCount,
  spoilt: z.record(paper, nonNegativeCount),
})

export const runUse = schemaFor<RunUse>()(
  z.object({
    techcard_id: id,
    book_name: z.string(),
    printed: nonNegativeCount.nullable(),
    papers: z.array(z.object({ paper, good: z.number().int(), spoilt: z.number().int() })),
    version: stockVersion,
  }),
)

const paperOrderResponse = z.object({ order: paperOrder })
const writeAccess = requirePermission('paper', 'write')

export const paperCalls = defineCalls({
  'GET /api/paper': {
    summary: 'Paper of the press: stock, the needs of planned runs by due date, open orders and the latest movements',
    access: requirePermission('paper', 'read'),
    shows: ['techcard', 'paper'],
    response: z.object({
      papers: z.array(paperBalance),
      /** The print runs by due date; at most 100. */
      runs: z.array(paperRun),
      /** Pending paper orders, the next delivery first. */
      orders: z.array(paperOrder),
      /** The paper movements, the latest first; at most 50. */
      movements: z.array(paperMovement),
    }),
  },
  'POST /api/paper/orders': {
    summary: 'Record a paper order; a retry with the same `client_id` creates no duplicate',
    access: writeAccess,
    changes: ['paper'],
    body: z.object({
      paper,
      sheets: nonNegativeCount,
      expected_on: isoDate,
      note: note.default(''),
      client_id: z
        .string()
        .regex(/^[0-9a-f-]{32,36}$/)
        .optional(),
    }),
    response: paperOrderResponse,
  },
  'POST /api/paper/orders/{id}/receive': {
    summary: 'Record the arrival of a paper order; its sheets are added to the stock',
    access: writeAccess,
    changes: ['paper'],
    params: idParams,
    body: z.object({ sheets: nonNegativeCount, note: note.default(''), version: expectedVersion }),
    response: paperOrderResponse,
  },
  'POST /api/paper/orders/{id}/cancel': {
    summary: 'Cancel a paper order',
    access: writeAccess,
    changes: ['paper'],
    params: idParams,
    body: z.object({ note: note.default(''), version: expectedVersion }),
    response: paperOrderResponse,
  },
  'POST /api/paper/count': {
    summary: 'Record a count of the sheets in stock; `version` is that of the balance the caller saw',
    access: writeAccess,
    changes: ['paper'],
    body: z.object({ paper, counted: nonNegativeCount, reason: note, version: stockVersion.optional() }),
    response: z.object({ balance: paperBalance }),
  },
  'GET /api/paper/runs/{id}': {
    summary: 'The paper a run has used, by the id of its tech card',
    access: requirePermission('paper', 'read'),
    shows: ['paper'],
    params: idParams,
    response: z.object({ use: runUse }),
  },
  'PUT /api/paper/runs/{id}': {
    summary: 'Correct the paper a finished run has used; the difference is booked',
    access: writeAccess,
    changes: ['paper'],
    params: idParams,
    body: runCount.extend({ reason: note, version: stockVersion.optional() }),
    response: z.object({ use: runUse }),
  },
})
