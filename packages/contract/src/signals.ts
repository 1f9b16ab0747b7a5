import {
  limits,
  remarkKinds,
  roundOutcomes,
  type Signal,
  type SignalPage,
  type SignalRemark,
  type SignalRound,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { activeUser } from './profile.ts'
import { techCard } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

const count = z.number().int().nonnegative().max(100_000)
const pageNumber = count.min(1)
/** A position on a page: its distance from the left or top edge, from 0 to 1. */
const coordinate = z.number().min(0).max(1)

/** An author's remark on a page of a signal copy. */
const remarkFields = z.object({
  kind: z.enum(remarkKinds),
  page: pageNumber,
  x: coordinate,
  y: coordinate,
  text: z.string().trim().max(limits.noteLength),
})

export const signalRemark = schemaFor<SignalRemark>()(
  remarkFields.extend({ id, version, author: activeUser, created_at: isoDateTime }),
)

export const signalRound = schemaFor<SignalRound>()(
  z.object({
    id,
    number: count,
    file: fileInfo,
    sha256: z.string(),
    pages: count,
    uploaded_by: activeUser.nullable(),
    created_at: isoDateTime,
    outcome: z.enum(roundOutcomes).nullable(),
    outcome_by: activeUser.nullable(),
    outcome_at: isoDateTime.nullable(),
    remarks: z.array(signalRemark),
    opened_at: isoDateTime.nullable(),
    seen: z.array(pageNumber),
  }),
)

export const signal = schemaFor<Signal>()(
  z.object({
    rounds: z.array(signalRound),
    sign_by: isoDate.nullable(),
    pace: z.object({ signal: count, run: count }),
  }),
)

const signalPage = schemaFor<SignalPage>()(
  z.object({
    page: pageNumber,
    width: z.number(),
    height: z.number(),
    src: z.string(),
    text: z.string(),
  }),
)

export const signalCalls = defineCalls({
  'GET /api/tech-cards/{id}/signal-rounds': {
    summary: 'The rounds of a card’s signal copy with their remarks, the oldest first',
    access: requirePermission('techCards', 'read'),
    shows: ['techcard'],
    params: idParams,
    response: z.object({ signal }),
  },
  'POST /api/tech-cards/{id}/signal-rounds': {
    summary: 'Start the next round with a file of the signal copy; the file of an earlier round is refused',
    access: requirePermission('techCards', 'putSignal'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({
      /** The id of an uploaded PDF. */
      file: id,
      version: expectedVersion,
    }),
    response: z.object({ signal }),
  },
  'POST /api/tech-cards/{id}/signal-end-date': {
    summary: 'Approve the signal copy',
    access: requirePermission('techCards', 'approveSignal'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({ signalEndDate: isoDate.nullable(), version: expectedVersion }),
    response: z.object({ techcard: techCard }),
  },
  'POST /api/tech-cards/{id}/signal-return': {
    summary: 'Send the remarks on the latest round to the manager; the card returns to editing',
    access: requirePermission('techCards', 'remark'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({
      /** The round to which the remarks belong. The request is refused if a newer file has arrived since. */
      round: id,
      version: expectedVersion,
    }),
    response: z.object({ techcard: techCard }),
  },
  'GET /api/signal-rounds/{id}/pages': {
    summary: 'The pages of a round’s file as pictures and text',
    access: requirePermission('techCards', 'read'),
    lasting: 'a page never changes',
    params: idParams,
    query: z.object({
      from: z.coerce.number().int().min(1).default(1),
      count: z.coerce.number().int().min(1).max(20).default(2),
    }),
    response: z.object({ pages: z.array(signalPage) }),
  },
  'POST /api/signal-rounds/{id}/opened': {
    summary: 'Record that the caller has opened a round’s file, and which pages they have seen',
    access: requirePermission('techCards', 'read'),
    changes: [],
    params: idParams,
    body: z.object({ pages: z.array(pageNumber).max(100).default([]) }),
    response: z.object({ opened_at: isoDateTime, seen: z.array(pageNumber) }),
  },
  'POST /api/signal-rounds/{id}/remarks': {
    summary: 'Add a remark to a page of the latest round',
    access: requirePermission('techCards', 'remark'),
    changes: ['techcard'],
    params: idParams,
    body: remarkFields,
    response: z.object({ remark: signalRemark }),
  },
  'PATCH /api/signal-remarks/{id}': {
    summary: 'Change an own unsent remark',
    access: requirePermission('techCards', 'remark'),
    changes: ['techcard'],
    params: idParams,
    body: remarkFields.partial().extend({ version: expectedVersion }),
    response: z.object({ remark: signalRemark }),
  },
  'DELETE /api/signal-remarks/{id}': {
    summary: 'Delete an own unsent remark',
    access: requirePermission('techCards', 'remark'),
    changes: ['techcard'],
    params: idParams,
    response: z.object({ deleted: id }),
  },
})
